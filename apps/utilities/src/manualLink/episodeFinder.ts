import { episodeTypeOf } from '@hondana/shared/anime/episodeType';
import type { ParsedFileName } from './fileName/ParsedFileName.ts';
import type { LinkTarget } from './LinkDraft.ts';

export interface NamedSeries {
  readonly titles: readonly string[];
  readonly episodes: readonly LinkTarget[];
  /** AniDB's. */
  readonly type?: string | undefined;
}

/** The returned function answers undefined if the series lacks one of the episodes. */
export function episodeFinder({ titles, episodes, type }: NamedSeries) {
  const byNumber = new Map(episodes.map((one) => [`${episodeTypeOf(one.type)} ${one.number}`, one]));
  const isOva = type === 'OVA' || titles.some((title) => /\b(?:OVA|OAD)\b/i.test(title));
  return (parsed: ParsedFileName, shiftBy: number): readonly LinkTarget[] | undefined => {
    // AniDB numbers openings and endings together, file names number them separately.
    if (parsed.type === 'Credits') return undefined;
    const length = parsed.last - parsed.first + 1;
    if (length > episodes.length) return undefined;
    const isOvaEpisode = isOva && parsed.type === 'Special' && parsed.certainty === 'likely';
    const type = isOvaEpisode ? 'Episode' : parsed.type;
    const first = parsed.first - (parsed.type === 'Episode' ? shiftBy : 0);
    const targets = Array.from({ length }, (_, index) => byNumber.get(`${type} ${first + index}`));
    const found = targets.filter((target) => target !== undefined);
    return found.length === length ? found : undefined;
  };
}

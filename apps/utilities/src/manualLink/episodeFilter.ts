import { type EpisodeType, episodeNumberText, episodeTypeOf } from '@hondana/shared/anime/episodeType';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import type { LinkTarget } from './LinkDraft.ts';

export interface EpisodePickerFilter {
  /** A number, with or without its type's letter, or part of a title. */
  readonly text: string;
  readonly type: EpisodeType | undefined;
  readonly withoutFile: boolean;
}

export const noEpisodeFilter: EpisodePickerFilter = { text: '', type: undefined, withoutFile: false };

export function typesOf(episodes: readonly LinkTarget[]): readonly EpisodeType[] {
  return [...new Set(episodes.map(({ type }) => episodeTypeOf(type)))];
}

/** Episodes with exactly this number come first. */
export function filterEpisodes(
  episodes: readonly LinkTarget[],
  { text, type, withoutFile }: EpisodePickerFilter,
): readonly LinkTarget[] {
  const wanted = searchTerm(text).toLowerCase();
  if (wanted === '' && type === undefined && !withoutFile) return episodes;
  const numberOf = (one: LinkTarget): string => episodeNumberText(one.type, one.number).toLowerCase();
  const isNumbered = (one: LinkTarget): boolean => numberOf(one) === wanted || String(one.number) === wanted;
  const found = episodes.filter(
    (one) =>
      (type === undefined || episodeTypeOf(one.type) === type) &&
      !(withoutFile && one.hasFile) &&
      (numberOf(one).startsWith(wanted) || isNumbered(one) || one.title.toLowerCase().includes(wanted)),
  );
  return wanted === '' ? found : [...found.filter(isNumbered), ...found.filter((one) => !isNumbered(one))];
}

import type { SeriesSizes } from '@hondana/shared/api/types';

/** Short names where the full one would not fit on a card. */
const abbreviations: Readonly<Record<string, string>> = { Unknown: 'Unk', BluRay: 'BD', LaserDisc: 'LD' };

/**
 * Where the files come from, most frequent first.
 *
 * @example fileSourceTexts(group.Sizes.FileSources) // ['BD', 'Web']
 */
export function fileSourceTexts(sources: SeriesSizes['FileSources']): string[] {
  return Object.entries(sources)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([source]) => abbreviations[source] ?? source);
}

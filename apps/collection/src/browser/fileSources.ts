import type { SeriesSizes } from '@hondana/shared/api/types';

/** For names too long for a card. */
const abbreviations: Readonly<Record<string, string>> = { Unknown: 'Unk', BluRay: 'BD', LaserDisc: 'LD' };

/** Most frequent first. */
export function fileSourceTexts(sources: SeriesSizes['FileSources']): string[] {
  return Object.entries(sources)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([source]) => abbreviations[source] ?? source);
}

import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import type { SeriesSizes } from '@hondana/shared/api/types';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';

/** For names too long for a card. */
const abbreviations: Readonly<Record<string, TextDescriptor>> = {
  Unknown: msg`Unk`,
  BluRay: msg`BD`,
  LaserDisc: msg`LD`,
};

/** Most frequent first. */
export function fileSourceTexts(sources: SeriesSizes['FileSources']): string[] {
  return Object.entries(sources)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([source]) => {
      const abbreviation = abbreviations[source];
      return abbreviation ? textOf(abbreviation) : fileSourceText(source);
    });
}

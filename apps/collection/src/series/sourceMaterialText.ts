import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';

const original = msg`Original Work`;

/** By the name of AniDB's tag, which servers write in different cases. */
const texts = new Map<string, TextDescriptor>([
  ['original work', original],
  ['manga', msg`Manga`],
  ['4-koma', msg`4-Koma`],
  ['novel', msg`Novel`],
  ['light novel', msg`Light Novel`],
  ['visual novel', msg`Visual Novel`],
  ['game', msg`Game`],
]);

/**
 * What a series is based on. Names that are not known come as the server has them.
 * @example sourceMaterialText('Light Novel') // 'Light Novel'
 */
export function sourceMaterialText(source: string | null | undefined): string {
  const text = source ? texts.get(source.toLowerCase()) : original;
  return text ? textOf(text) : (source ?? '');
}

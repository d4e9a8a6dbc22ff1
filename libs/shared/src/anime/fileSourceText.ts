import { msg } from '@lingui/core/macro';
import { type TextDescriptor, textOf } from '../language/texts.ts';

const texts: Readonly<Record<string, TextDescriptor>> = {
  Unknown: msg({ message: 'Unknown', context: 'source of a file' }),
  Other: msg`Other`,
  TV: msg`TV`,
  Camera: msg`Camera`,
  Film: msg`Film`,
};

/**
 * What a file was made from, as the server names it. Names such as `DVD` are the same in all languages.
 * @example fileSourceText('Camera') // 'Camera'
 * @example fileSourceText('BluRay') // 'BluRay'
 */
export function fileSourceText(source: string): string {
  const text = Object.hasOwn(texts, source) ? texts[source] : undefined;
  return text ? textOf(text) : source;
}

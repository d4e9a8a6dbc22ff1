/** What Lingui's macros `t`, `msg`, `plural` and `Trans` compile to (`tools/words`); only `textOf` is called by hand. */
import { textsOfBundle } from '@hondana/shared/language';
import type { Text } from './text.ts';

/** The remote that this module is compiled into, or `shell`. Undefined in Node: plugins test their modules there. */
declare const __BUNDLE__: string | undefined;

export const { text, rich } = textsOfBundle(typeof __BUNDLE__ === 'undefined' ? '' : __BUNDLE__);

/** What the macro `msg` makes: a text to look up when it is drawn. */
export interface TextDescriptor {
  readonly id: string;
  /** In the source an ICU message, in builds compiled. */
  readonly message?: Text;
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * The text of a descriptor in the language in use.
 * @example
 * const labels = { Poster: msg`Posters`, Backdrop: msg`Backdrops` };
 * textOf(labels.Poster) // 'Posters'
 */
export function textOf({ id, message = id, values }: TextDescriptor): string {
  return text(message, values, id);
}

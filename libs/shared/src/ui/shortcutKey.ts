const isLetter = /^[\p{L}\p{M}]$/u;
const isLatin = /^\p{Script=Latin}$/u;

/** What stands at a place of the keyboard where letters are Latin, by the US layout. */
function keyAtPlace({ code, shiftKey }: KeyboardEvent): string | undefined {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1];
}

/** Cyrillic layouts have these where Latin ones have `/` and `?`. */
const isCyrillicSlash = ({ code, key }: KeyboardEvent): boolean =>
  code === 'Slash' && (key === '.' || key === ',');

/**
 * The key that a keyboard shortcut is compared with. On a layout whose letters are not Latin it is the one at the same
 * place; a Latin letter is itself wherever it lies. Letters are small unless Shift is held. Empty for a character that
 * is written with AltGr or Option: that is text.
 *
 * @example if (event.ctrlKey && shortcutKey(event) === 'a') selectAll();
 */
export function shortcutKey(event: KeyboardEvent): string {
  const { key, shiftKey } = event;
  if (event.altKey || event.getModifierState('AltGraph')) return '';
  const isForeign = (isLetter.test(key) && !isLatin.test(key)) || isCyrillicSlash(event);
  const meant = (isForeign && keyAtPlace(event)) || key;
  return meant.length === 1 && !shiftKey ? meant.toLowerCase() : meant;
}

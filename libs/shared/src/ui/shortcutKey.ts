const isLetter = /^[\p{L}\p{M}]$/u;
const isLatin = /^\p{Script=Latin}$/u;

/** The key at this position in the US layout. */
function usKeyAtPosition({ code, shiftKey }: KeyboardEvent): string | undefined {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1];
}

/** Cyrillic layouts have `.` and `,` where Latin ones have `/` and `?`. */
const isCyrillicSlash = ({ code, key }: KeyboardEvent): boolean =>
  code === 'Slash' && (key === '.' || key === ',');

/**
 * The key to compare a shortcut with. On non-Latin layouts, the key at the same position; Latin letters count by
 * letter, not position. Lower case without Shift. Empty for characters typed with AltGr or Option, which are text.
 * @example if (event.ctrlKey && shortcutKey(event) === 'a') selectAll();
 */
export function shortcutKey(event: KeyboardEvent): string {
  const { key, shiftKey } = event;
  if (event.altKey || event.getModifierState('AltGraph')) return '';
  const isNonLatin = (isLetter.test(key) && !isLatin.test(key)) || isCyrillicSlash(event);
  const shortcut = (isNonLatin && usKeyAtPosition(event)) || key;
  return shortcut.length === 1 && !shiftKey ? shortcut.toLowerCase() : shortcut;
}

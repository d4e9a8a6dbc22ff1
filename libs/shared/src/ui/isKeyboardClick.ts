let wasKey = false;
// Some tools import pages outside a browser.
if (typeof document !== 'undefined') {
  addEventListener('keydown', () => (wasKey = true), true);
  addEventListener('pointerdown', () => (wasKey = false), true);
}

/**
 * Whether a key caused the current click. `event.detail` cannot tell: Firefox sets it alike for Enter on a link.
 * @example onClick={() => onChange(isKeyboardClick() ? undefined : key)}
 */
export function isKeyboardClick(): boolean {
  return wasKey;
}

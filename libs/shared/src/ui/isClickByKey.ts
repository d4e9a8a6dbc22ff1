let wasKey = false;
// Tools import pages where there is nothing to press.
if (typeof document !== 'undefined') {
  addEventListener('keydown', () => (wasKey = true), true);
  addEventListener('pointerdown', () => (wasKey = false), true);
}

/**
 * Whether the click that is being handled came from a key. The event itself does not tell in every browser: Firefox
 * gives a link that Enter opens the same `detail` as one that is pressed.
 *
 * @example onClick={() => onChange(isClickByKey() ? undefined : key)}
 */
export function isClickByKey(): boolean {
  return wasKey;
}

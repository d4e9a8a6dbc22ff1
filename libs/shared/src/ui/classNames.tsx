/**
 * Joins class names, skipping falsy ones.
 * @example classNames(styles.button, busy && styles.busy, className)
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/**
 * Joins class names and leaves out what is empty, so that a condition can be in the list.
 *
 * @example classNames(styles.button, busy && styles.busy, className)
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

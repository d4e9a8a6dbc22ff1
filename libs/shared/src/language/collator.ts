import { currentLocale } from '@hondana/shared/language';

const collators = new Map<string, Intl.Collator>();

/**
 * Orders texts as the language in use does: numbers by value, case and accents aside.
 * @example names.toSorted(collator().compare)
 */
export function collator(): Intl.Collator {
  const locale = currentLocale();
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, made);
  return made;
}

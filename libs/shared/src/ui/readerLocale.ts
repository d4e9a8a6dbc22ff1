function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The languages that the reader's browser is set to, the favourite first. A browser on a machine without a language
 * says `c` or the like, which is no language tag and would make `Intl` throw: such names are left out.
 *
 * @param names as the browser has them
 * @example readerLocales(['c', 'en-GB']) // [Intl.Locale en-GB]
 */
export function readerLocales(
  names: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): Intl.Locale[] {
  return names.flatMap((name) => localeOf(name) ?? []);
}

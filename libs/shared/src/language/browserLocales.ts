function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The browser's languages, preferred first, without invalid tags such as `c`, on which `Intl` would throw.
 * @example browserLocales(['c', 'en-GB']) // [Intl.Locale en-GB]
 */
export function browserLocales(
  names: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): Intl.Locale[] {
  return names.flatMap((name) => localeOf(name) ?? []);
}

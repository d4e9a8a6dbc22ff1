/** The language and its script: `zh-Hans`, `pt-Latn`. */
export function writingOf(locale: Intl.Locale): string {
  const { language, script } = locale.maximize();
  return `${language}-${script}`;
}

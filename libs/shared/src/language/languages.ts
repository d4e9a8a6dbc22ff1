import { sourceLanguage } from './catalogues.ts';
import { writingOf } from './writingOf.ts';

/**
 * The languages that the interface speaks, as BCP 47 tags, in the order of choosers. A line here and its catalogues
 * add one.
 */
export const languages: readonly string[] = [
  sourceLanguage,
  'de',
  'es',
  'fr',
  'pt-BR',
  'ru',
  'ja',
  'ko',
  'zh-Hans',
];

/**
 * The language's name in itself.
 * @example languageName('pt-BR') // 'Português (Brasil)'
 */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag));
}

/**
 * The first of the wanted locales in a language that the interface speaks. Regions may differ, scripts may not.
 * @param locales preferred first
 * @returns a tag of {@link languages}; English without a match
 * @example languageFor([new Intl.Locale('pt-PT')]) // 'pt-BR'
 * @example languageFor([new Intl.Locale('zh-TW'), new Intl.Locale('ja')]) // 'ja'
 */
export function languageFor(locales: readonly Intl.Locale[]): string {
  const writings = languages.map((tag) => writingOf(new Intl.Locale(tag)));
  const found = locales.map((locale) => languages[writings.indexOf(writingOf(locale))]);
  return found.find(Boolean) ?? sourceLanguage;
}

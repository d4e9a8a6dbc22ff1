import type { Title } from '../api/types.ts';

/** AniDB's language names as BCP 47. */
const tags: Readonly<Record<string, string>> = {
  'x-jat': 'ja-Latn',
  'x-kot': 'ko-Latn',
  'x-zht': 'zh-Latn',
  'x-tht': 'th-Latn',
  'x-other': '',
  'x-unk': '',
  'x-in': '',
};

/**
 * The `lang` attribute for a language that the server names; undefined when unknown.
 * @example languageTag('x-jat') // 'ja-Latn'
 * @example languageTag('zh-Hans') // 'zh-Hans'
 */
export function languageTag(language: string | null | undefined): string | undefined {
  if (!language) return undefined;
  const tag = tags[language.toLowerCase()] ?? language;
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) ? tag : undefined;
}

/**
 * The language of the title that equals `name`.
 * @example titleLanguage(series.Name, series.AniDB?.Titles) // 'ja-Latn'
 */
export function titleLanguage(name: string, titles: readonly Title[] | undefined): string | undefined {
  return languageTag(titles?.find((title) => title.Name === name)?.Language);
}

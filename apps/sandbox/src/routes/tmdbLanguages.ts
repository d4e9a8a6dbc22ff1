import languages from '../settings/languages.json' with { type: 'json' };

/** What a call names otherwise than the settings do, and what those do not list and TMDB has all the same. */
const further = {
  English: 'en',
  Romaji: 'x-jat',
  Japanese: 'ja',
  EnglishAmerican: 'en-us',
  EnglishBritish: 'en-gb',
};

const codes = new Map([
  ...languages.map(({ Name, Alpha2 }) => [Name.toLowerCase(), Alpha2] as const),
  ...Object.entries(further).map(([name, code]) => [name.toLowerCase(), code] as const),
]);

/** Whether something is in one of the languages that a call names; where it names none, in any. */
export function languageTest(names: readonly string[]): (code: string | null) => boolean {
  const wanted = new Set(names.map((name) => codes.get(name.toLowerCase())));
  return (code) => wanted.size === 0 || wanted.has(code?.toLowerCase() ?? 'none');
}

import languages from '../settings/languages.json' with { type: 'json' };

/** Languages that calls name differently from the settings, and TMDB's that the settings lack. */
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

/** In any language if none are named. */
export function languageTest(names: readonly string[]): (code: string | null) => boolean {
  const wanted = new Set(names.map((name) => codes.get(name.toLowerCase())));
  return (code) => wanted.size === 0 || wanted.has(code?.toLowerCase() ?? 'none');
}

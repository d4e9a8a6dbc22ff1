import type { LanguageDetails } from '@hondana/shared/api/types';

const mainTitle = 'x-main';

/** Such as `Japanese (ja)` (facts 5.3). */
function textOf({ Name, Alpha2 }: LanguageDetails): string {
  return `${Name} (${Alpha2})`;
}

export function languageNames(languages: readonly LanguageDetails[]): (code: string) => string {
  const byCode = new Map(languages.map((language) => [language.Alpha2, textOf(language)]));
  return (code) => byCode.get(code) ?? code;
}

/** The main title comes first (facts 5.3), chosen but unlisted codes last. */
export function languageChoices(
  languages: readonly LanguageDetails[],
  chosen: readonly string[],
): { readonly code: string; readonly name: string }[] {
  const listed = languages.map((language) => ({ code: language.Alpha2 ?? '', name: textOf(language) }));
  const known = new Set(listed.map(({ code }) => code));
  const others = chosen.filter((code) => !known.has(code)).map((code) => ({ code, name: code }));
  return [
    ...listed.filter(({ code }) => code === mainTitle),
    ...listed.filter(({ code }) => code !== mainTitle),
    ...others,
  ];
}

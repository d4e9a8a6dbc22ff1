/** The language of the interface. The shell chooses it, and loads what each bundle says in it. */
import { useSyncExternalStore } from 'react';
import { chooseByShell, languageState, onLanguageChange } from './catalogues.ts';

export { onLanguageChange } from './catalogues.ts';
export { languageName, languages } from './languages.ts';
export { textsOfBundle } from './textsOfBundle.ts';

/**
 * The language of the interface.
 * @returns a BCP 47 tag: `de`, `pt-BR`
 */
export function currentLanguage(): string {
  return languageState().tag;
}

/**
 * The same language as the reader's browser has it, with their region: for dates, numbers and sorting.
 * @returns a BCP 47 tag: `en-GB`, `de-AT`
 */
export function currentLocale(): string {
  return languageState().locale;
}

/** Like `currentLanguage`, drawing the component again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/**
 * Changes the language for the person who is signed in, or before that for this browser. The page stays as it is and is
 * drawn again.
 * @param tag one of `languages`
 * @throws Error for users when its texts could not be loaded, or an `ApiError` when it was not saved
 * @example await chooseLanguage('de');
 */
export function chooseLanguage(tag: string): Promise<void> {
  return chooseByShell(tag);
}

import { browserLocales } from '@hondana/shared/language/browserLocales';
import { languageFor } from '@hondana/shared/language/languages';
import { getSession } from '@hondana/shared/session';

const storageKey = 'hondana.language';

/** Of what a person has chosen in this browser, or somebody who was not signed in. */
export const languageItem = (username: string | undefined): string =>
  username === undefined ? storageKey : `${storageKey}.${username}`;

function read(username: string | undefined): string | null {
  try {
    return localStorage.getItem(languageItem(username));
  } catch {
    return null;
  }
}

/** The choice made in this browser before signing in, else the browser's own language. */
export function languageOfBrowser(): string {
  return read(undefined) ?? languageFor(browserLocales());
}

/** For the person who is signed in, as far as this browser knows. */
export function rememberedLanguage(): string {
  const username = getSession()?.username;
  return (username === undefined ? null : read(username)) ?? languageOfBrowser();
}

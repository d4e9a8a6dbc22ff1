import { browserLocales } from '@hondana/shared/language/browserLocales';
import { languageFor } from '@hondana/shared/language/languages';
import { readStoredSession } from '@hondana/shared/session/sessionStore';

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

/** For the person who is signed in, as far as this browser knows. Before the session is restored, too. */
export function rememberedLanguage(): string {
  const username = readStoredSession()?.username;
  return (username === undefined ? null : read(username)) ?? languageOfBrowser();
}

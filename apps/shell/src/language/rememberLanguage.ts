import { getSession } from '@hondana/shared/session';
import { languageItem } from './chosenLanguage.ts';

/** For the person who is signed in, else for the browser. Undefined forgets the choice. */
export function rememberLanguage(tag: string | undefined): void {
  const key = languageItem(getSession()?.username);
  try {
    if (tag === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, tag);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

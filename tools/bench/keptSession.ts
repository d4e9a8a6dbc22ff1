import type { BrowserContext } from 'playwright';
import { newKey } from './newKey.ts';

/** Where the interface keeps who is signed in. */
export const sessionName = 'hondana.session';

/** What it keeps there of an administrator. */
export async function keptSession(url: string): Promise<string> {
  return JSON.stringify({
    key: await newKey(url),
    username: 'Default',
    remember: true,
    isAdministrator: true,
  });
}

/** Signs the pages of a context in, before any is opened. */
export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const kept: readonly [string, string] = [sessionName, await keptSession(url)];
  await context.addInitScript(([name, session]) => {
    // The empty page that a tab begins with has nothing to keep it in.
    if (origin !== 'null') localStorage.setItem(name, session);
  }, kept);
}

import type { BrowserContext } from 'playwright';
import { newKey } from './newKey.ts';

export const sessionName = 'hondana.session';

export async function keptSession(url: string): Promise<string> {
  return JSON.stringify({
    key: await newKey(url),
    username: 'Default',
    remember: true,
    isAdministrator: true,
  });
}

export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const entry: readonly [string, string] = [sessionName, await keptSession(url)];
  await context.addInitScript(([name, session]) => {
    // A new tab's empty page has no storage.
    if (origin !== 'null') localStorage.setItem(name, session);
  }, entry);
}

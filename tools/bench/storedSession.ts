import type { BrowserContext } from 'playwright';
import { requestApiKey } from './requestApiKey.ts';

export const sessionName = 'hondana.session';

export async function storedSession(url: string): Promise<string> {
  return JSON.stringify({
    key: await requestApiKey(url),
    username: 'Default',
    remember: true,
    isAdministrator: true,
  });
}

export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const entry: readonly [string, string] = [sessionName, await storedSession(url)];
  await context.addInitScript(([name, session]) => {
    // A new tab's empty page has no storage.
    if (origin !== 'null') localStorage.setItem(name, session);
  }, entry);
}

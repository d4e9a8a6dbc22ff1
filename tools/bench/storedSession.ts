import type { BrowserContext } from 'playwright';
import { requestApiKey } from './requestApiKey.ts';

export const sessionName = 'hondana.session';

export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const key = await requestApiKey(url);
  const session = JSON.stringify({ key, username: 'Default', remember: true, isAdministrator: true });
  await context.addInitScript(
    ([name, stored]) => {
      // A new tab's empty page has no storage.
      if (origin !== 'null') localStorage.setItem(name, stored);
    },
    [sessionName, session] as const,
  );
}

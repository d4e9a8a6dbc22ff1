import { dismissAllNotices } from '@hondana/shared/overlays/notices';
import { signIn } from '@hondana/shared/session';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type BrowserCommands, commands, page } from 'vitest/browser';
import { serverVersionQuery } from '../resources/server.ts';
import { people } from './renderScreen.tsx';

/**
 * Gives a test file its own sandbox. Each test begins in a wide viewport without notices.
 * @example withSandbox({ series: 20, serverVersion: '6.0.0.425' });
 */
export function withSandbox(options: Parameters<BrowserCommands['startSandbox']>[0]): void {
  beforeAll(async () => {
    await commands.startSandbox(options);
    // As the shell does first.
    if (options.serverVersion !== undefined) await serverVersionQuery.send({});
  });
  afterAll(() => commands.stopSandbox());
  beforeEach(async () => {
    dismissAllNotices();
    await page.viewport(1440, 900);
  });
}

/** Signs in without rendering, so that a test can query the server first. */
export const signInAs = (who: keyof typeof people) => signIn({ ...people[who], remember: false });

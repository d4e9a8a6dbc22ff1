import { dismissAllNotices } from '@hondana/shared/overlays/notices';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { commands, misbehave, page } from '@hondana/shared/testing/renderScreen';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Gives each test a base URL and a sandbox without plugins. */
export function withDeployment(): void {
  const base = document.createElement('base');
  base.href = '/webui/';
  beforeAll(() => document.head.append(base));
  afterAll(async () => {
    base.remove();
    await commands.stopSandbox();
  });
  beforeEach(async () => {
    dismissAllNotices();
    await page.viewport(1440, 900);
    await commands.startSandbox({ series: 3 });
  });
}

/** For the test. Outside the head it isn't enforced, only read: the test itself fetches from anywhere. */
export function setPolicy(content: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = content;
  document.body.append(policy);
  onTestFinished(() => policy.remove());
}

export const itemOf = (list: Locator) => (title: string) =>
  list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const addressField = page.getByRole('textbox', { name: 'Address of the plugin' });

export async function readAt(place: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a plugin' }).click();
  await addressField.fill(place);
  await page.getByRole('button', { name: 'Read' }).click();
}

/** Of a file with the content `void 0;`. */
export const integrity = 'sha384-BpFICzdPBNixK4o928oBOmMmx/LqAT37jxGYHs3bM0tYb4bgovLGDhlR6UcYd1LY';

export function remote(id: string, title: string, more: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    id,
    title,
    version: '1.0.0+a',
    requires: { contract: '^3.0.0' },
    folder: `remotes/${id}/1.0.0/`,
    entry: 'remoteEntry.js',
    container: `hondana_${id}`,
    files: { 'remoteEntry.js': integrity },
    routes: [{ path: `${id}/*`, module: './routes' }],
    preload: {},
    ...more,
  };
}

export async function serve(path: string, body: unknown, contentType = 'application/json'): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await misbehave({ pattern: `/webui/${path}`, status: 200, body: text, contentType });
}

const files = { folder: 'shell/', script: 'main.js', styles: [], files: {} };
const shell = { ...files, version: '10.0.0', contract: '3.0.0' };

export function serveRegistry(remotes: readonly object[], more: object = {}): Promise<void> {
  return serve('remotes.json', {
    format: 1,
    shell,
    remotes,
    ...more,
  });
}

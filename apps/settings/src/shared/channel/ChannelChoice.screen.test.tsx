import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';

withSandbox({ series: 3 });

const base = document.createElement('base');
base.href = '/webui/';
beforeAll(() => document.head.append(base));
afterAll(() => base.remove());

/** Other test files share the browser's storage. */
function forget(): void {
  localStorage.removeItem('hondana.channel');
  localStorage.removeItem('hondana.lot');
}
beforeEach(forget);
afterEach(forget);

const channel = page.getByRole('combobox', { name: 'Channel of This Browser' });
const option = (name: RegExp) => page.getByRole('option', { name });

function remote(version: string) {
  return {
    id: 'collection',
    title: 'Collection',
    version,
    requires: { contract: '^3.0.0' },
    folder: `remotes/collection/${version}/`,
    entry: 'remoteEntry.js',
    container: 'hondana_collection',
    files: { 'remoteEntry.js': 'sha384-' },
    routes: [],
    preload: {},
  };
}

const shell = {
  version: '10.0.0+a',
  folder: 'shell/',
  script: 'main.js',
  styles: [],
  files: {},
  contract: '3.0.0',
};

function serve(...alternatives: readonly object[]): Promise<void> {
  const json = { format: 1, shell, remotes: [remote('10.0.0+a')], alternatives };
  return misbehave({ pattern: '/webui/remotes.json', json });
}

const shared = { share: 0.1, part: remote('10.0.1+share') };
const preview = { channel: 'preview', part: remote('10.1.0+b') };

test.each([
  ['administrator', 'general'],
  ['plain', 'account'],
] as const)('lets a %s user choose the channel of this browser and leave it again', async (as, path) => {
  await serve(shared, preview, { channel: 'preview', part: { ...shell, version: '10.2.0+c' } });
  await renderScreen({ routes, path: `/settings/${path}`, as });
  await expect.element(channel).toHaveTextContent('None');
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  expect(reload.elements()).toHaveLength(0);
  await channel.click();
  await expect.element(option(/^preview/)).toHaveTextContent('previewCollection 10.1.0, Hondana 10.2.0');
  await option(/^preview/).click();
  expect(localStorage.getItem('hondana.channel')).toBe('preview');
  await expect.element(reload).toBeVisible();
  await expectNoAxeViolations();
  await channel.click();
  await option(/^None/).click();
  expect(localStorage.getItem('hondana.channel')).toBeNull();
  await expect.poll(() => reload.elements().length).toBe(0);
});

test('offers no channel when the registry names none', async () => {
  await serve(shared);
  await renderScreen({ routes, path: '/settings/account', as: 'plain' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Theme', exact: true })).toBeVisible();
  expect(channel.elements()).toHaveLength(0);
});

test.each([
  ['its channel', 'hondana.channel', 'preview', '10.1.0+b'],
  ['its share', 'hondana.lot', '0.05', '10.0.1+share'],
  ['neither', 'hondana.lot', '0.5', '10.0.0+a'],
])('lists the installed versions of %s', async (_, name, value, version) => {
  localStorage.setItem(name, value);
  await serve(shared, preview);
  await renderScreen({ routes, path: '/settings/plugins', as: 'administrator' });
  await expect.element(page.getByText(version, { exact: true })).toBeVisible();
});

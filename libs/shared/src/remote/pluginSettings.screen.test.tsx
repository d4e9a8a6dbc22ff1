import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverSettingsQuery } from '../resources/settings.ts';
import {
  commands,
  misbehave,
  page,
  type people,
  renderScreen,
  requestsTo,
} from '../testing/renderScreen.tsx';
import { usePluginSetting } from './pluginSettings.ts';

beforeAll(() => commands.startSandbox({ series: 5 }));
afterAll(() => commands.stopSandbox());
beforeEach(() => localStorage.clear());

function Greeting() {
  const { value, savedIn, save } = usePluginSetting('watch-notes', 'greeting');
  const [said, setSaid] = useState('');
  const write = (next: unknown) => () =>
    save(next).then(
      (kept) => setSaid(`kept in ${kept.savedIn}`),
      () => setSaid('refused'),
    );
  return (
    <>
      <p>{`${String(value)} from ${String(savedIn)}`}</p>
      <button type="button" onClick={write('Hello')}>
        Keep
      </button>
      <button type="button" onClick={write(undefined)}>
        Forget
      </button>
      <output>{said}</output>
    </>
  );
}

const show = (as: keyof typeof people) =>
  renderScreen({ routes: [{ path: '/', Component: Greeting }], path: '/', as });
const said = page.getByRole('status');
const press = (name: string) => page.getByRole('button', { name }).click();

async function hondana(): Promise<Record<string, unknown>> {
  const text = (await serverSettingsQuery.send({})).WebUI_Settings;
  return text === '' ? {} : JSON.parse(text).hondana;
}

test('saves an administrator’s setting on the server, and tells the plugin so', async () => {
  await show('administrator');
  await expect.element(page.getByText('undefined from server')).toBeVisible();
  await press('Keep');
  await expect.element(said).toHaveTextContent('kept in server');
  await expect.element(page.getByText('Hello from server')).toBeVisible();
  expect(await hondana()).toMatchObject({ 'plugin.watch-notes.greeting': 'Hello' });
  await press('Forget');
  await expect.element(page.getByText('undefined from server')).toBeVisible();
  await expect.poll(hondana).not.toHaveProperty('plugin.watch-notes.greeting');
});

test('saves a plain user’s setting in the browser without calling the server', async () => {
  await show('plain');
  await expect.element(page.getByText('undefined from browser')).toBeVisible();
  await press('Keep');
  await expect.element(said).toHaveTextContent('kept in browser');
  await expect.element(page.getByText('Hello from browser')).toBeVisible();
  expect(localStorage.getItem('hondana.settings.alice')).toContain('plugin.watch-notes.greeting');
  expect(await requestsTo('/api/v3/Settings')).toEqual([]);
  localStorage.clear();
});

test('rejects a write that the server refuses, and keeps the value', async () => {
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await show('administrator');
  await expect.element(page.getByText('undefined from server')).toBeVisible();
  await press('Keep');
  await expect.element(said).toHaveTextContent('refused');
  await expect.element(page.getByText('undefined from server')).toBeVisible();
});

import { request } from '@hondana/shared/api/client';
import { uploadTheme } from '@hondana/shared/resources/themes';
import { signIn } from '@hondana/shared/session';
import { previewTheme } from '@hondana/shared/settings';
import { hostileThemes } from '@hondana/shared/testing/hostileThemes';
import { commands, control, page, people, requestsTo } from '@hondana/shared/testing/renderScreen';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';
import { rememberedTheme } from './rememberedTheme.ts';
import { applyTheme } from './theme.ts';

const css = `
  @import url(https://evil.example/import.css);
  .theme-sea { --deep: #0a1b2c; --panel-text: #abcdef; --panel-background: var(--deep);
    --panel-icon: url(https://evil.example/icon); display: none; }
  body, main { display: none !important; background: url(https://evil.example/body) }`;

beforeAll(async () => {
  await commands.startSandbox({ series: 20 });
  await signIn({ ...people.administrator, remember: false });
  await uploadTheme.send({ file: new File([css], 'sea.css') });
  for (const theme of hostileThemes)
    await uploadTheme.send({ file: new File([theme.css], `${theme.id}.css`) });
  const body = [
    { op: 'replace', path: '/WebUI_Settings', value: '{"settingsRevision":10,"theme":"theme-sea"}' },
  ];
  await request<void>({ method: 'PATCH', path: 'Settings', body });
});
afterAll(() => commands.stopSandbox());
afterEach(() => previewTheme(undefined));

const value = (name: string) => getComputedStyle(document.body).getPropertyValue(name);

test('applies only the colours of a server’s theme, and requests nothing that it names', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.poll(() => value('--panel-text')).toBe('#abcdef');
  expect(value('--panel-background')).toBe('#0a1b2c');
  expect(document.body.className).toContain('theme-shoko-gray');
  expect(getComputedStyle(document.body).display).not.toBe('none');
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('evil.example'))).toEqual([]);
});

test('limits hostile themes to known colours, and requests nothing that they name', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.poll(() => value('--panel-text')).toBe('#abcdef');
  previewTheme('theme-shoko-gray');
  await expect.poll(() => value('--panel-text')).not.toBe('#abcdef');
  const foundation = value('--panel-text');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const places = () =>
    [...document.querySelectorAll('body, header, main, h1')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y, width, height, getComputedStyle(element).position];
    });
  const before = places();
  for (const { id, text } of hostileThemes) {
    previewTheme(`theme-${id}`);
    await expect.poll(async () => (await requestsTo(`/api/v3/WebUI/Theme/${id}.css`))[0]?.status).toBe(200);
    await expect.poll(() => [id, value('--panel-text')]).toEqual([id, text ?? foundation]);
    expect([id, places()]).toEqual([id, before]);
  }
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('evil.example'))).toEqual([]);
});

test('previews a theme at once, and restores the saved one afterwards', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.poll(() => value('--panel-text')).toBe('#abcdef');
  previewTheme('theme-hondana-light');
  await expect.poll(() => document.body.className).toContain('theme-hondana-light');
  await expect.poll(() => value('--panel-text')).not.toBe('#abcdef');
  previewTheme(undefined);
  await expect.poll(() => value('--panel-text')).toBe('#abcdef');
});

test('shows the last theme on the login page, and drops it when it cannot be loaded', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.poll(() => localStorage.getItem('theme')).toBe('theme-sea');
  await renderShell({ path: '/login', prepare: () => localStorage.setItem('theme', 'theme-sea') });
  await expect.poll(() => value('--panel-text')).toBe('#abcdef');
  await control('POST', 'misbehave', { pattern: '/api/v3/WebUI/Theme/*', status: 500 });
  await renderShell({ path: '/login', prepare: () => localStorage.setItem('theme', 'theme-sea') });
  await expect.poll(async () => (await requestsTo('/api/v3/WebUI/Theme/sea.css')).length).toBeGreaterThan(0);
  await expect.poll(() => value('--panel-text')).not.toBe('#abcdef');
  await control('DELETE', 'misbehave');
});

test('a browser that remembers a deleted theme asks for it once, and follows the system', async () => {
  const asked = async () => (await requestsTo('/api/v3/WebUI/Theme/gone.css')).map(({ status }) => status);
  await renderShell({ path: '/login', prepare: () => localStorage.setItem('theme', 'theme-gone') });
  // As the shell does when it starts.
  applyTheme(rememberedTheme());
  await expect.poll(asked).toEqual([406]);
  await expect.poll(() => document.body.className).toContain('theme-auto');
  expect(rememberedTheme()).toBe('theme-auto');
});

test('shows the system’s theme where the chosen one was deleted, and the login page asks for it no more', async () => {
  const body = [
    { op: 'replace', path: '/WebUI_Settings', value: '{"settingsRevision":10,"theme":"theme-gone"}' },
  ];
  await signIn({ ...people.administrator, remember: false });
  await request<void>({ method: 'PATCH', path: 'Settings', body });
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.poll(async () => (await requestsTo('/api/v3/WebUI/Theme/gone.css')).length).toBeGreaterThan(0);
  await expect.poll(() => document.body.className).toContain('theme-auto');
  await expect.poll(() => localStorage.getItem('theme')).toBe('theme-auto');
});

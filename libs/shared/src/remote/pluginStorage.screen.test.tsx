import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  clearPluginStorage,
  readPluginStorage,
  usePluginStorage,
  writePluginStorage,
} from './pluginStorage.ts';
import { enablePlugin, isPluginStopped, stopPlugin } from './stoppedPlugins.ts';

beforeEach(() => localStorage.clear());

function Unit() {
  const [unit, keep] = usePluginStorage('notes', 'unit');
  return (
    <button type="button" onClick={() => keep('hours')}>
      {typeof unit === 'string' ? unit : 'episodes'}
    </button>
  );
}

test('a value is kept under the plugin’s id, and all components see it change', async () => {
  const screen = await render(
    <>
      <Unit />
      <Unit />
    </>,
  );
  await screen.getByRole('button', { name: 'episodes' }).first().click();
  await expect.element(screen.getByRole('button', { name: 'hours' }).nth(1)).toBeVisible();
  expect(localStorage.getItem('hondana.plugin.notes.unit')).toBe('"hours"');
  expect(readPluginStorage('notes', 'unit')).toBe('hours');
  expect(readPluginStorage('other', 'unit')).toBeUndefined();
});

test('what another tab changes is seen, and what cannot be read counts as nothing', async () => {
  const screen = await render(<Unit />);
  localStorage.setItem('hondana.plugin.notes.unit', '"days"');
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByRole('button', { name: 'days' })).toBeVisible();
  localStorage.setItem('hondana.plugin.notes.unit', '{');
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByRole('button', { name: 'episodes' })).toBeVisible();
});

test('a removed plugin leaves nothing, and takes nothing of others along', () => {
  writePluginStorage('notes', 'unit', 'hours');
  writePluginStorage('notes-2', 'unit', 'days');
  stopPlugin('notes', '1.0.0');
  localStorage.setItem('hondana.settings.alice', '{}');
  clearPluginStorage('notes');
  expect(Object.keys(localStorage).sort()).toEqual(['hondana.plugin.notes-2.unit', 'hondana.settings.alice']);
});

test('a stopped version is switched off until it is switched on or there is another version', () => {
  stopPlugin('notes', '1.0.0');
  expect(isPluginStopped('notes', '1.0.0')).toBe(true);
  expect(isPluginStopped('notes', '1.0.1')).toBe(false);
  enablePlugin('notes');
  expect(isPluginStopped('notes', '1.0.0')).toBe(false);
});

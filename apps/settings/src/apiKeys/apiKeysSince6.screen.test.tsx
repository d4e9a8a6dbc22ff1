import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { formatDateTime } from '@hondana/shared/ui/format';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 0, serverVersion: '6.0.0.425' });

test('generates a key that expires, and says until when each one is valid', async () => {
  await page.viewport(390, 844);
  await signInAs('plain');
  const body = { Device: 'web-ui hub', Expires: '5m' };
  await request({ path: 'Auth/GenerateToken', method: 'POST', body });
  await renderScreen({ routes, path: '/settings/api-keys', as: 'plain' });
  const table = page.getByRole('table', { name: 'API keys' });
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect.element(rowOf('web-ui')).toMatchTextContent(/No expiry/);
  // Of the connections to the hub.
  expect(rowOf('web-ui hub').query()).toBeNull();
  await page.getByRole('textbox', { name: 'Name' }).fill('Guest');
  await page.getByRole('combobox', { name: 'Expires' }).click();
  await page.getByRole('option', { name: 'After 30 days' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  const key = page.getByRole('textbox', { name: 'API Key' });
  await expect.element(key).toBeVisible();
  await expect.element(rowOf('guest')).toBeVisible();
  const sent = (await requestsTo('/api/v3/Auth/GenerateToken', 'POST')).at(-1);
  expect(sent?.body).toEqual({ Device: 'Guest', Expires: '30d' });
  const [time] = table.element().getElementsByTagName('time');
  expect(time?.textContent).toBe(formatDateTime(time?.dateTime ?? ''));
  const daysLeft = (Date.parse(time?.dateTime ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(daysLeft)).toBe(30);
  expect((key.element() as HTMLInputElement).value).toMatch(/\S{20}/);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

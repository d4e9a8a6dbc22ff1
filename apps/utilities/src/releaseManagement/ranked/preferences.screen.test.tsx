// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';

withSandbox({ series: 10, serverVersion: '6.0.0.425' });

const dialog = page.getByRole('dialog', { name: 'Release Preferences' });
const question = page.getByRole('alertdialog');
const button = (name: string) => dialog.getByRole('button', { name });
const toggle = (name: string) => dialog.getByRole('switch', { name });

interface Preferences {
  readonly AutoDeleteOnImport: boolean;
  readonly AllowDeletion: boolean;
  readonly PreferHigherBitDepth: boolean;
}

const saved = async () =>
  (await request<{ ReleaseComparisonPreferences: Preferences }>({ path: 'Settings' }))
    .ReleaseComparisonPreferences;

async function open(): Promise<void> {
  await renderScreen({ routes, path: '/utilities/release-management/multiples', as: 'administrator' });
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect.element(toggle('Prefer Higher Bit Depth')).toBeVisible();
}

test('saves what releases are ranked by, and Undo restores it', async () => {
  await open();
  await expectNoAxeViolations();
  await expect.element(button('Save')).toBeDisabled();
  await toggle('Prefer Higher Bit Depth').click();
  await button('Save').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await saved()).PreferHigherBitDepth).toBe(false);
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await saved()).PreferHigherBitDepth).toBe(true);
});

test('warns before the server deletes by itself, and has it typed', async () => {
  await open();
  await toggle('Auto Delete On Import').click();
  await toggle('Allow Deletion').click();
  await expect.element(dialog.getByText('Automatic deletion is on')).toBeVisible();
  await button('Save').click();
  const allow = question.getByRole('button', { name: 'Allow automatic deletion' });
  await expect.element(allow).toBeDisabled();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toEqual([]);
  await question.getByRole('textbox').fill('delete files');
  await allow.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await saved()).toMatchObject({ AutoDeleteOnImport: true, AllowDeletion: true });
});

test('keeps what was entered when it is refused, and asks before it is lost', async () => {
  await open();
  await toggle('Per File Deletion For Airing Series').click();
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await button('Save').click();
  await expect.element(dialog.getByText('The preferences could not be saved')).toBeVisible();
  await button('Close').click();
  await question.getByRole('button', { name: 'Close without saving' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a plain user is offered no preferences', async () => {
  await signInAs('plain');
  await renderScreen({ routes, path: '/utilities/release-management/multiples', as: 'plain' });
  await expect.element(page.getByRole('checkbox', { name: 'Only with redundant releases' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Preferences' }).query()).toBeNull();
});

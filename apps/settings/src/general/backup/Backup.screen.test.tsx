import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../../routes.tsx';
import { backupText } from './backupFile.ts';

withSandbox({ series: 20 });

const settings = () => request<ServerSettings>({ path: 'Settings' });
const dialog = page.getByRole('dialog', { name: 'Restore settings' });
const box = (name: string) => dialog.getByRole('checkbox', { name });

async function open() {
  await renderScreen({ routes, path: '/settings/general', as: 'administrator' });
  await expect.element(page.getByRole('button', { name: 'Download Settings' })).toBeVisible();
}

async function choose(text: string) {
  const file = new File([text], 'backup.json', { type: 'application/json' });
  await userEvent.upload(page.getByLabelText('Backup file').element(), file);
}

test('downloads settings without credentials, unless they are included', async () => {
  await open();
  const downloads = watchDownloads();
  await page.getByRole('button', { name: 'Download Settings' }).click();
  await page.getByRole('checkbox', { name: 'Include credentials and tokens' }).click();
  await page.getByRole('button', { name: 'Download Settings' }).click();
  await expect.poll(() => downloads.length).toBe(2);
  const [plain = '', whole = ''] = await Promise.all(downloads.map(({ text }) => text()));
  expect(plain).not.toContain('"Password"');
  expect(whole).toContain('"Password": "sandbox"');
});

test('compares a backup with the server’s current settings', async () => {
  await open();
  const backup = backupText(await settings(), { withSecrets: false });
  const body = [{ op: 'replace', path: '/TMDB/MaxAutoPosters', value: 7 }];
  await request<void>({ method: 'PATCH', path: 'Settings', body });
  await choose(backup);
  await expect.element(dialog.getByText('1 setting differs from the backup.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore 1 setting' }).click();
  await expect.element(page.getByText('1 setting restored')).toBeVisible();
});

test('shows every difference before restoring any, and leaves the server’s own unchecked', async () => {
  await open();
  const now = await settings();
  const then = structuredClone(now);
  then.AniDb.MaxRelationDepth = 4;
  then.Import.RunOnStart = true;
  then.Web.Port = 9000;
  await choose(backupText(then, { withSecrets: false }));
  await expect.element(dialog.getByText('3 settings differ from the backup.')).toBeVisible();
  await expect.element(dialog.getByText('1 → 4')).toBeVisible();
  await expect.element(box('Web › Port')).not.toBeChecked();
  await expectNoAxeViolations();
  await box('Import: Import on start').click();
  await dialog.getByRole('button', { name: 'Restore 1 setting' }).click();
  await expect.element(page.getByText('1 setting restored')).toBeVisible();
  const after = await settings();
  expect([after.AniDb.MaxRelationDepth, after.Import.RunOnStart, after.Web.Port]).toEqual([4, false, 8111]);
  expect((await requestsTo('/api/v3/Settings', 'PATCH'))[0]?.body).toEqual([
    { op: 'test', path: '/AniDb/MaxRelationDepth', value: 1 },
    { op: 'replace', path: '/AniDb/MaxRelationDepth', value: 4 },
  ]);
});

test('leaves out what the server computes from other settings, which it refuses to write', async () => {
  await open();
  const then = await settings();
  const { Renamer } = then.Plugins;
  Object.assign(Renamer, { MoveOnImport: true, RelocateOnImport: true });
  await choose(backupText(then, { withSecrets: false }));
  await expect.element(dialog.getByText('1 setting differs from the backup.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore 1 setting' }).click();
  await expect.element(page.getByText('1 setting restored')).toBeVisible();
  expect((await settings()).Plugins.Renamer).toMatchObject({ MoveOnImport: true, RelocateOnImport: true });
});

test('restores settings of the interface individually, and leaves plugins unchecked', async () => {
  await open();
  const then = await settings();
  then.WebUI_Settings = JSON.stringify({
    settingsRevision: 10,
    toastPosition: 'top-right',
    dashboard: { hideMediaType: true },
    hondana: { plugins: ['https://evil.example/remote.js'] },
  });
  await choose(backupText(then, { withSecrets: false }));
  await expect.element(box('General: Notification Position')).toBeChecked();
  await expect.element(dialog.getByText('bottom-right → top-right')).toBeVisible();
  await expect.element(box('Web UI › hondana › plugins')).not.toBeChecked();
  await box('Web UI › dashboard › hideMediaType').click();
  await dialog.getByRole('button', { name: 'Restore 1 setting' }).click();
  await expect.element(page.getByText('1 setting restored')).toBeVisible();
  const kept = JSON.parse((await settings()).WebUI_Settings);
  expect(kept).toMatchObject({ toastPosition: 'top-right' });
  expect([kept.dashboard?.hideMediaType, kept.hondana?.plugins]).toEqual([undefined, undefined]);
});

test('shows the server’s refusal in the dialog and keeps the choice', async () => {
  await open();
  const then = await settings();
  then.TMDB.MaxAutoPosters = 99;
  await choose(backupText(then, { withSecrets: false }));
  await dialog.getByRole('button', { name: 'Restore 1 setting' }).click();
  const refusal = dialog.getByText('The server refused the settings; nothing was changed');
  await expect.element(refusal).toBeVisible();
  await expect.element(box('Metadata Sites: Max Posters')).toBeChecked();
  expect((await settings()).TMDB.MaxAutoPosters).toBe(10);
});

test('rejects a file that is not a backup', async () => {
  await open();
  await choose('{"hello":1}');
  await expect.element(page.getByText('The file is not a settings backup.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

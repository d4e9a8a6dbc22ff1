import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const open = () => renderScreen({ routes, path: '/settings/import', as: 'administrator' });
const save = page.getByRole('button', { name: 'Save', exact: true });

const options = [
  ['Import on start', '/Import/RunOnStart', true],
  ['Rename on import', '/Plugins/Renamer/RenameOnImport', true],
  ['Move on import', '/Plugins/Renamer/MoveOnImport', true],
  [
    'Allow relocation inside destination on import',
    '/Plugins/Renamer/AllowRelocationInsideDestinationOnImport',
    false,
  ],
  ['Delete duplicates on import', '/Import/AutomaticallyDeleteDuplicatesOnImport', true],
  ['Set file as watched if episode is watched', '/Import/UseExistingFileWatchedStatus', false],
] as const;

test('saves every import option, and splits the extensions at commas', async () => {
  await open();
  for (const [name] of options) await page.getByRole('switch', { name }).click();
  await page.getByRole('textbox', { name: 'Video Extensions' }).fill('MKV , MP4,WEBM, MP4');
  await expectNoAxeViolations();
  await save.click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  const [patch] = await requestsTo('/api/v3/Settings', 'PATCH');
  expect(patch?.body).toEqual(
    expect.arrayContaining([
      ...options.map(([, path, value]) => ({ op: 'replace', path, value })),
      { op: 'replace', path: '/Import/VideoExtensions', value: ['MKV', 'MP4', 'WEBM'] },
    ]),
  );
});

test('lists the import folders with their actions', async () => {
  await open();
  const folders = page.getByRole('list', { name: 'Import folders' });
  await expect.element(folders.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { showWidget } from '../../testing/showWidget.tsx';
import { contribution as ImportFolders } from './ImportFoldersWidget.tsx';

withSandbox({ series: 20 });

const notices = page.getByRole('region', { name: 'Notices' });
const folders = page.getByRole('list', { name: 'Import folders' }).getByRole('listitem');
const narrow = { width: 340, height: 500 };

test('lets plain users list and scan folders but not change them', async () => {
  await showWidget(ImportFolders, narrow);
  await expect.poll(() => folders.elements().length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Scan Anime' }).click();
  await expect.element(notices).toMatchTextContent('Scan Import Folder Success');
  await expect.element(notices).toMatchTextContent('Import Folder Anime has been scanned.');
  expect((await requestsTo('/api/v3/ImportFolder/*/Scan')).length).toBe(1);
  await expect.element(page.getByRole('button', { name: /^(Edit|Delete|Add)/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('lets an administrator open the new folder dialog and delete a folder', async () => {
  await showWidget(ImportFolders, { ...narrow, as: 'administrator' });
  await expect.poll(() => folders.elements().length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Add import folder' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const before = folders.elements().length;
  await page.getByRole('button', { name: 'Delete Downloads' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/\d+ files?/);
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect.element(notices).toMatchTextContent('Import folder deleted!');
  await expect.poll(() => folders.elements().length).toBe(before - 1);
});

test('shows the failure in the widget and, after Retry, that there are no folders', async () => {
  await misbehave({ pattern: '/api/v3/ImportFolder', status: 500 });
  await showWidget(ImportFolders, narrow);
  await expect.element(page.getByText('The import folders could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await misbehave({
    pattern: '/api/v3/ImportFolder',
    status: 200,
    body: '[]',
    contentType: 'application/json',
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No Import Folders Added!')).toBeVisible();
});

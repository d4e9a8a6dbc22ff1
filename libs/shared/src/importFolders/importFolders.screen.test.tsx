// Imported first: it declares the order of the cascade layers.
import '../ui/layers.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../testing/axe.tsx';
import { control, misbehave, page, type people, renderScreen, requestsTo } from '../testing/renderScreen.tsx';
import { withSandbox } from '../testing/sandbox.tsx';
import { Button } from '../ui/Button.tsx';
import { ImportFolderList } from './ImportFolderList.tsx';
import { useImportFolderDialogs } from './useImportFolderDialogs.tsx';

function Folders() {
  const folders = useImportFolderDialogs();
  return (
    <main>
      <h1>Folders</h1>
      {folders.mayChange && <Button onClick={folders.add}>Add</Button>}
      <ImportFolderList folders={folders} />
      {folders.dialogs}
    </main>
  );
}

const routes = [
  { path: '/', element: <Folders /> },
  { path: '/elsewhere', element: <h1>Elsewhere</h1> },
];
const list = page.getByRole('list', { name: 'Import folders' });
const dialog = page.getByRole('dialog', { name: /Import Folder$/ });
const name = dialog.getByRole('textbox', { name: 'Name' });
const location = dialog.getByRole('textbox', { name: 'Location' });
const save = dialog.getByRole('button', { name: 'Save' });
const browser = page.getByRole('dialog', { name: 'Select a folder' });
const question = page.getByRole('alertdialog');
const button = (label: string) => page.getByRole('button', { name: label, exact: true });

const show = (as: keyof typeof people = 'administrator') => renderScreen({ routes, path: '/', as });
const folder = (path: string) => browser.getByRole('button', { name: new RegExp(`^${path} `) });

withSandbox({ series: 8 });

test('browses to a folder by keyboard, then adds, edits and scans it', async () => {
  await show();
  await button('Add').click();
  await expect.element(name).toHaveFocus();
  await expect.element(save).toBeDisabled();
  dialog.getByRole('button', { name: 'Browse' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(folder('/')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(folder('bin')).toHaveFocus();
  await expect.element(folder('root')).not.toBeInTheDocument();
  await userEvent.keyboard('m{ArrowRight}');
  await expect.element(folder('archive')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(folder('backup')).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Backspace}');
  await expect.element(folder('mnt')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(folder('archive')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(browser.getByText('No folders in here')).toBeVisible();
  await browser.getByRole('button', { name: 'Use this folder' }).click();
  await expect.element(location).toHaveValue('/mnt/backup');
  await expect.element(name).toHaveValue('backup');

  await dialog.getByRole('combobox', { name: 'Drop Type' }).click();
  await page.getByRole('option', { name: /^Both/ }).click();
  await dialog.getByRole('switch', { name: 'Watch For New Files' }).click();
  await save.click();
  await expect.element(page.getByText('Import folder added!')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.getByText(/Source, Destination, Watch$/)).toBeVisible();
  expect((await requestsTo('/api/v3/ImportFolder', 'POST'))[0]?.body).toEqual({
    ID: 0,
    FileSize: 0,
    Size: 0,
    Name: 'backup',
    Path: '/mnt/backup',
    DropFolderType: 'Both',
    WatchForNewFiles: true,
  });

  await button('Edit backup').click();
  await name.fill('Spare');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Import folder edited!')).toBeVisible();
  await expect.element(list.getByText('Spare')).toBeVisible();
  await button('Scan Spare').click();
  await expect.element(page.getByText('Scan Import Folder Success')).toBeVisible();
  await expect.element(page.getByText('Import Folder Spare has been scanned.')).toBeVisible();
  expect(await requestsTo('/api/v3/ImportFolder/5/Scan', 'GET')).toHaveLength(1);
});

test('shows each folder’s path, series count, size and purpose', async () => {
  const facts = { Size: 3, FileSize: 5 * 1024 ** 3, WatchForNewFiles: false };
  const folders = [
    { ...facts, ID: 1, Name: 'One', Path: '/one/', DropFolderType: 'None' },
    { ...facts, ID: 2, Name: 'Two', Path: '/two/', DropFolderType: 'Source', Size: 1 },
    { ...facts, ID: 3, Name: 'Three', Path: '/three/', DropFolderType: 'Destination', FileSize: 0 },
    { ...facts, ID: 4, Name: 'Four', Path: '/four/', DropFolderType: 'Both', WatchForNewFiles: true },
  ];
  await misbehave({
    pattern: '/api/v3/ImportFolder',
    method: 'GET',
    status: 200,
    body: JSON.stringify(folders),
    contentType: 'application/json',
  });
  await show();
  const texts = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(texts)
    .toEqual([
      'One/one/3 series, 5 GiB · None',
      'Two/two/1 series, 5 GiB · Source',
      'Three/three/3 series, 0 B · Destination',
      'Four/four/3 series, 5 GiB · Source, Destination, Watch',
    ]);
});

test('shows why the server refuses a folder, and keeps the input', async () => {
  await show();
  await button('Add').click();
  await name.fill('Nowhere');
  await location.fill('/nowhere');
  await save.click();
  await expect.element(dialog.getByText(/^Path does not exist\./)).toBeVisible();
  await expect.element(location).toHaveFocus();
  await expect.element(location).toHaveValue('/nowhere');
  await location.fill('/srv/shoko');
  await save.click();
  await expect
    .element(dialog.getByText('Unable to nest an import folder within another import folder.'))
    .toBeVisible();
  await misbehave({
    pattern: '/api/v3/ImportFolder',
    method: 'POST',
    status: 500,
    body: 'The disk is full.',
  });
  await location.fill('/home/shoko');
  await save.click();
  await expect.element(dialog.getByText(/The disk is full\./)).toBeVisible();
  await expect.element(name).toHaveValue('Nowhere');
  await expectNoAxeViolations();
});

test('offers Retry and the way back when a folder of the server cannot be fetched', async () => {
  await misbehave({ pattern: '/api/v3/Folder?path=%2Fmnt', status: 500 });
  await show();
  await button('Add').click();
  await location.fill('/mnt');
  await dialog.getByRole('button', { name: 'Browse' }).click();
  await expect.element(browser.getByText('Fetching folder /mnt failed.')).toBeVisible();
  await control('DELETE', 'misbehave');
  await browser.getByRole('button', { name: 'Retry' }).click();
  await expect.element(folder('archive')).toHaveFocus();
  await browser.getByRole('button', { name: 'Server' }).click();
  await expect.element(folder('/dev')).toBeVisible();
  await expect.element(browser.getByRole('button', { name: 'Use this folder' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(browser).not.toBeInTheDocument();
  await expect.element(location).toHaveValue('/mnt');
});

test('names the affected files before it deletes a folder, and removes their records', async () => {
  await show();
  await button('Delete Anime').click();
  await expect
    .element(question.getByText(/^It contains [\d,]+ files \(.*\) from \d+ series\./))
    .toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button('Delete Anime')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: /^Delete folder and [\d,]+ records$/ }).click();
  await expect.element(page.getByText('Import folder deleted!')).toBeVisible();
  await expect.element(list.getByText('Anime', { exact: true })).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
  const [call] = await requestsTo('/api/v3/ImportFolder/1', 'DELETE');
  expect(call?.query).toBe('removeRecords=true&updateMyList=true');
});

test('keeps the files’ records on request, and reports a failed deletion', async () => {
  await show();
  await button('Delete Archive').click();
  await question.getByRole('radio', { name: 'Keep them' }).click();
  await expect
    .element(question.getByRole('checkbox', { name: 'Update MyList on AniDB' }))
    .not.toBeInTheDocument();
  await misbehave({ pattern: '/api/v3/ImportFolder/4', method: 'DELETE', status: 500, times: 1 });
  await question.getByRole('button', { name: 'Delete folder', exact: true }).click();
  await expect.element(question.getByText(/^The folder could not be deleted\./)).toBeVisible();
  await question.getByRole('button', { name: 'Delete folder', exact: true }).click();
  await expect.element(list.getByText('Archive', { exact: true })).not.toBeInTheDocument();
  const calls = await requestsTo('/api/v3/ImportFolder/4', 'DELETE');
  expect(calls.map(({ query }) => query)).toEqual(Array(2).fill('removeRecords=false&updateMyList=true'));
});

test('shows a running scan, blocks another, and continues when the user leaves the page', async () => {
  await misbehave({ pattern: '/api/v3/ImportFolder/3/Scan', delay: 2000 });
  const { router } = await show();
  await button('Scan Downloads').click();
  await expect.element(page.getByText('Import Folder Downloads is being scanned.')).toBeVisible();
  await expect.element(list.getByText(/^Being scanned since \d/)).toBeVisible();
  await expect.element(button('Scan Downloads')).toHaveAttribute('aria-busy', 'true');
  await button('Scan Downloads').click({ force: true });
  await router.navigate('/elsewhere');
  await expect.element(list).not.toBeInTheDocument();
  await router.navigate('/');
  await expect.element(list.getByText(/^Being scanned since \d/)).toBeVisible();
  await router.navigate('/elsewhere');
  await expect.element(page.getByText('Import Folder Downloads has been scanned.')).toBeVisible();
  expect(await requestsTo('/api/v3/ImportFolder/3/Scan', 'GET')).toHaveLength(1);
});

test('names the folder whose scan fails', async () => {
  await misbehave({ pattern: '/api/v3/ImportFolder/3/Scan', status: 500 });
  await show();
  await button('Scan Downloads').click();
  await expect.element(page.getByText('Import Folder Downloads could not be scanned')).toBeVisible();
});

test('lets a plain user only view and scan folders', async () => {
  await show('plain');
  await expect.element(button('Scan Downloads')).toBeVisible();
  await expect.element(button('Add')).not.toBeInTheDocument();
  await expect.element(button('Edit Downloads')).not.toBeInTheDocument();
  await expect.element(button('Delete Downloads')).not.toBeInTheDocument();
});

test('reloads the list on Retry, and offers to add a folder when it is empty', async () => {
  await misbehave({ pattern: '/api/v3/ImportFolder', method: 'GET', status: 500 });
  await show();
  await expect.element(page.getByText('The import folders could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await misbehave({
    pattern: '/api/v3/ImportFolder',
    method: 'GET',
    body: '[]',
    contentType: 'application/json',
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No Import Folders Added!')).toBeVisible();
  await expect.element(button('Add import folder')).toBeVisible();
});

test('fits the list and both dialogs at 390 px', async () => {
  await page.viewport(390, 844);
  await show();
  await expect.element(button('Edit Downloads')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await button('Edit Downloads').click();
  await expect.element(location).toHaveValue('/srv/shoko/media/downloads/');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Browse' }).click();
  await expect.element(browser.getByRole('button', { name: 'downloads' })).toBeVisible();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBe(390);
});

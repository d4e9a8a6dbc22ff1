import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

withSandbox({ series: 0, serverVersion: '6.0.0.425' });

const save = page.getByRole('button', { name: 'Save', exact: true });
const notices = page.getByRole('region', { name: 'Notices' });
const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const settings = () => request<Extract<ServerSettings, { Logging: object }>>({ path: 'Settings' });

const press = new MouseEvent('click', { bubbles: true });

const open = (path: string) => renderScreen({ routes, path: `/settings/${path}`, as: 'administrator' });

test('saves the log options under their new names, and no days for never', async () => {
  await open('general');
  const frequency = page.getByRole('combobox', { name: 'Delete Frequency' });
  const choose = async (name: string) => {
    await frequency.click();
    await page.getByRole('option', { name }).click();
    await save.click();
    await expect.element(page.getByText('Unsaved Changes')).not.toBeInTheDocument();
  };
  await expect.element(frequency).toHaveTextContent('Never');
  await toggle('Trace Logs').click();
  await choose('Monthly');
  await expect.element(notices.getByText('Settings saved!')).toBeVisible();
  expect((await settings()).Logging).toMatchObject({ RotationDeleteDays: 30, TraceLog: true });
  await choose('Never');
  expect((await settings()).Logging.RotationDeleteDays).toBeNull();
});

test('names the settings that the server did not keep, and leaves them as entered', async () => {
  await open('metadata-sites');
  await toggle('Auto Link').click();
  await toggle('Auto Link Restricted').click();
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 200 });
  await save.click();
  await expect.element(notices.getByText('2 settings were not saved')).toBeVisible();
  await expect.element(notices.getByText(/did not keep Auto Link and Auto Link Restricted/)).toBeVisible();
  await expect.element(notices.getByText('Settings saved!')).not.toBeInTheDocument();
  await expect.element(toggle('Auto Link')).not.toBeChecked();
  await expect.element(page.getByText('Unsaved Changes')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('sends only what nobody else has changed likewise', async () => {
  await open('metadata-sites');
  await toggle('Auto Link').click();
  await request({
    method: 'PATCH',
    path: 'Settings',
    body: [{ op: 'replace', path: '/TMDB/AutoLink', value: false }],
  });
  await toggle('Auto Link Restricted').click();
  await save.click();
  await expect.element(notices.getByText('Settings saved!')).toBeVisible();
  const sent = (await requestsTo('/api/v3/Settings', 'PATCH')).at(-1)?.body;
  expect(sent).toEqual([{ op: 'replace', path: '/TMDB/AutoLinkRestricted', value: false }]);
});

test('says what the server refuses, and offers no saving without validation', async () => {
  await open('anidb');
  const field = 'AniDb.Password';
  await misbehave({
    pattern: '/api/v3/Settings',
    method: 'PATCH',
    status: 400,
    json: { errors: { [field]: [`${field} cannot be empty.`] }, status: 400 },
  });
  await toggle('Character Images').click();
  await save.click();
  await expect.element(page.getByText(`${field}: ${field} cannot be empty.`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save anyway' })).not.toBeInTheDocument();
  await control('DELETE', 'misbehave');
  await page.getByRole('textbox', { name: 'Username' }).fill('');
  await save.click();
  await expect.element(page.getByText(/Username: AniDb.Username cannot be empty/)).toBeVisible();
  // A notice covers it.
  page.getByRole('button', { name: 'Save the other 1 setting' }).element().dispatchEvent(press);
  await expect.element(notices.getByText('Settings saved!')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Release Groups' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('saves settings of the interface by reading them before and after', async () => {
  await open('general');
  await page.getByRole('combobox', { name: 'Notification Position' }).click();
  await page.getByRole('option', { name: 'Top Right' }).click();
  await save.click();
  await expect.element(notices.getByText('Settings saved!')).toBeVisible();
  expect(JSON.parse((await settings()).WebUI_Settings)).toMatchObject({ toastPosition: 'top-right' });
  const [sent] = await requestsTo('/api/v3/Settings', 'PATCH');
  expect(sent?.body).toMatchObject([{ op: 'replace', path: '/WebUI_Settings' }]);
});

test('offers no Trakt, neither on its page nor in the search', async () => {
  await open('integrations');
  await expect.element(page.getByRole('region', { name: 'Plex' })).toBeVisible();
  await expect.element(page.getByText(/Trakt/)).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('trakt');
  await expect.element(page.getByText('No matching settings')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('trace logs');
  await expect.element(page.getByText('1 setting', { exact: true })).toBeVisible();
});

test('offers a user no Trakt', async () => {
  await open('user-management/new');
  await expect.element(page.getByRole('checkbox', { name: 'AniDB User' })).toBeVisible();
  await expect.element(page.getByText(/Trakt/)).not.toBeInTheDocument();
});

test('deletes an import folder without a choice about MyList, which the server always updates', async () => {
  await open('import');
  await page.getByRole('button', { name: 'Delete Anime' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the import folder “Anime”?' });
  await expect.element(question.getByRole('radio', { name: 'Remove them' })).toBeChecked();
  await expect.element(question.getByRole('checkbox')).not.toBeInTheDocument();
  await question.getByRole('button', { name: /^Delete folder/ }).click();
  await expect.element(page.getByText('Import folder deleted!')).toBeVisible();
  const [sent] = await requestsTo('/api/v3/ManagedFolder/1', 'DELETE');
  expect(sent?.query).toBe('removeRecords=true');
});

import { setServerVersion } from '@hondana/shared/session';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const dialog = page.getByRole('dialog', { name: 'Updates' });
const ofWebUi = dialog.getByRole('region', { name: 'Web UI' });
const ofServer = dialog.getByRole('region', { name: 'Shoko Server' });
const news = dialog.getByRole('region', { name: 'What is new' });
const notices = page.getByRole('region', { name: 'Notices' });
const nothingListed = ofWebUi.getByText(/^The list that the server updates from names no version of Hondana/);

withSandbox({ series: 3, serverVersion: '6.0.0.425' });

async function openDialog(): Promise<void> {
  onTestFinished(() => setServerVersion(undefined));
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Check for updates' }).click();
  await expect.element(dialog).toBeVisible();
}

test('shows the notes of every version since the installed one, and installs the version that was offered', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await openDialog();
  await expect.element(dialog.getByText(/^WebUI Update Available:.*10\.1\.0/)).toBeVisible();
  await expect.element(news.getByRole('heading', { name: '10.0.1' })).toBeVisible();
  expect(
    news
      .getByRole('heading', { level: 4 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['10.1.0', '10.0.1']);
  expect(news.element().textContent).toMatch(/Fewer surprises.*Posters stay sharp$/s);
  await dialog.getByRole('button', { name: 'Update to Hondana 10.1.0' }).click();
  await expect.element(notices.getByText('WebUI Update Successful!')).toBeVisible();
  expect(await requestsTo('/api/v3/WebUI/Update', 'POST')).toMatchObject([
    { query: expect.stringMatching(/^\??channel=Stable&version=10\.1\.0$/), status: 204 },
  ]);
});

test('shows the notes that come with the offer when the history fails', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await misbehave({ pattern: '/api/v3/WebUI/History', status: 500 });
  await openDialog();
  await expect.element(news).toMatchTextContent('Fewer surprises');
  expect(news.element().textContent).not.toContain('Posters stay sharp');
});

test('says of an empty manifest that nothing is listed, until a check finds the version listed', async () => {
  await control('POST', 'updates', { offer: 'nothing-new' });
  await misbehave({ pattern: '/api/v3/WebUI/History', json: [] });
  await misbehave({ pattern: '/api/v3/WebUI/LatestVersion', json: { Version: '10.0.0' } });
  await openDialog();
  await expect.element(nothingListed).toBeVisible();
  await control('DELETE', 'misbehave');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect.element(ofWebUi.getByText('This is the latest version.')).toBeVisible();
});

test('explains that the server could not find out its latest version', async () => {
  await control('POST', 'updates', { offer: 'unreachable' });
  await openDialog();
  const reason = ofServer.getByText(/could not determine its latest version/);
  await expect.element(reason).toBeVisible();
});

import { updateWebUiSettings } from '@hondana/shared/settings';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const bar = page.getByRole('banner');
const notice = bar.getByRole('button', { name: 'WebUI Update Available' });
const dialog = page.getByRole('dialog', { name: 'Updates' });
const serverNotice = bar.getByRole('button', { name: 'Server Update Available' });
const ofWebUi = dialog.getByRole('region', { name: 'Web UI' });
const ofServer = dialog.getByRole('region', { name: 'Shoko Server' });
const releasePage = ofServer.getByRole('link', { name: 'Open the release page' });
const releases = 'https://github.com/ShokoAnime/ShokoServer/releases/tag';
const notices = page.getByRole('region', { name: 'Notices' });
const heading = page.getByRole('heading', { name: 'Page not found' });

withSandbox({ series: 3 });

async function openHelp(): Promise<void> {
  await expect.element(heading).toBeVisible();
  await bar.getByRole('button', { name: 'Help' }).click();
}

async function openDialog(): Promise<void> {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await openHelp();
  await page.getByRole('menuitem', { name: 'Check for updates' }).click();
  await expect.element(dialog).toBeVisible();
}

test('offers and installs an update, then offers to reload', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await misbehave({ pattern: '/api/v3/WebUI/Update', delay: 1500, times: 1 });
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await notice.click();
  await expect.element(dialog.getByText(/^WebUI Update Available:.*10\.1\.0/)).toBeVisible();
  await expectNoAxeViolations();
  expect(await requestsTo('/api/v3/WebUI/Update')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Update to Hondana 10.1.0' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Updating WebUI...' })).toBeVisible();
  await expect.element(notices.getByText('WebUI Update Successful!')).toBeVisible();
  await expect.element(notices.getByRole('button', { name: 'Click Here to Reload' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/WebUI/Update', 'POST')).toMatchObject([
    { query: expect.stringMatching(/^\??channel=Stable$/) },
  ]);
});

test('reports a failed update, and installs it on another try', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await misbehave({ pattern: '/api/v3/WebUI/Update', status: 500, times: 1 });
  await openDialog();
  await dialog.getByRole('button', { name: 'Update to Hondana 10.1.0' }).click();
  await expect.element(notices.getByText('The Web UI could not be updated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update to Hondana 10.1.0' }).click();
  await expect.element(notices.getByText('WebUI Update Successful!')).toBeVisible();
});

test('says that the installed version is the latest, and shows nothing in the bar', async () => {
  await misbehave({ pattern: '/api/v3/WebUI/LatestVersion', json: { Version: '10.0.0' } });
  await openDialog();
  await expect.element(ofWebUi.getByText('This is the latest version.')).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
});

test('offers another publisher’s interface as a replacement, not as an update', async () => {
  await control('POST', 'updates', { offer: 'other-publisher' });
  await openDialog();
  await expect.element(dialog.getByText(/has no update for Hondana/)).toBeVisible();
  const offer = dialog.getByText(/the official Web UI 2\.5\.11 \(stable\), made by the publisher/);
  await expect.element(offer).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace Hondana with the official Web UI' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Keep Hondana 10.0.0' })).toBeVisible();
  expect(await requestsTo('/api/v3/WebUI/Update')).toHaveLength(0);
  expect(notice.elements()).toHaveLength(0);
});

test('offers the stable official interface even on the Dev channel', async () => {
  await control('POST', 'updates', { offer: 'other-publisher' });
  await misbehave({ pattern: '/api/v3/WebUI/Update', status: 500 });
  const { queryClient } = await renderShell({ path: '/nowhere', as: 'administrator' });
  await updateWebUiSettings(queryClient, (settings) => ({ ...settings, updateChannel: 'Dev' }));
  onTestFinished(() =>
    updateWebUiSettings(queryClient, (settings) => ({ ...settings, updateChannel: 'Stable' })),
  );
  await openHelp();
  await page.getByRole('menuitem', { name: 'Check for updates' }).click();
  await expect.element(dialog.getByText(/the official Web UI 2\.5\.11 \(stable\)/)).toBeVisible();
  const replace = dialog.getByRole('button', { name: 'Replace Hondana with the official Web UI' });
  await replace.click();
  await replace.click();
  await expect.poll(() => requestsTo('/api/v3/WebUI/Update')).toHaveLength(1);
  expect((await requestsTo('/api/v3/WebUI/Update'))[0]?.query).toContain('channel=Stable');
});

test('explains a failed check without internet, and checks again on request', async () => {
  await control('POST', 'updates', { offer: 'unreachable' });
  await openDialog();
  await expect.element(ofWebUi.getByText('The update check failed')).toBeVisible();
  const reason = ofServer.getByText(/could not determine its latest version/);
  await expect.element(reason).toBeVisible();
  await control('POST', 'updates', { offer: 'this-product' });
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect.element(ofServer.getByText(/^Server Update Available:/)).toBeVisible();
  await expect.element(dialog.getByText(/^WebUI Update Available:.*10\.1\.0/)).toBeVisible();
  expect((await requestsTo('/api/v3/WebUI/LatestVersion')).at(-1)?.query).toContain('force=true');
});

const notes = `# Version 10.2

Some **better** things & \`code\`, see [the list](https://example.org/list) or [not](javascript:alert(1)).

- First
- Second
  1. Inner

| Old | New |
|---|---|
| one | two |

![A picture](https://example.org/a.png)

<img src="https://example.org/b.png" onerror="alert(1)"><!-- unseen -->
`;

test('renders headings, lists, tables and safe links of release notes, but no images', async () => {
  const json = { Version: '10.2.0', Description: notes };
  await misbehave({ pattern: '/api/v3/WebUI/LatestVersion', json });
  await openDialog();
  const news = dialog.getByRole('region', { name: 'What is new' });
  await expect.element(news.getByRole('heading', { level: 4, name: 'Version 10.2' })).toBeVisible();
  await expect.element(news.getByRole('cell', { name: 'two' })).toBeVisible();
  expect(news.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(news.getByText('better')).toBeVisible();
  const links = news.getByRole('link').elements();
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['https://example.org/list', '_blank'],
  ]);
  expect(news.element().querySelector('img, script')).toBeNull();
  expect(news.element().textContent).not.toMatch(/unseen|\*\*|#|alert/);
  expect(news.element().textContent).toMatch(/things & code.*A picture/s);
});

test('does not offer to install an update that needs a later server', async () => {
  const json = { Version: '10.2.0', MinimumServerVersion: '5.9.0.0' };
  await misbehave({ pattern: '/api/v3/WebUI/LatestVersion', json });
  await openDialog();
  const reason = dialog.getByText(/Requires Shoko Server 5\.9\.0\.0; this one is 5\.3\.3/);
  await expect.element(reason).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Update to/ }).elements()).toHaveLength(0);
});

test('does not tell a plain user of updates', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await renderShell({ path: '/nowhere', as: 'plain' });
  await openHelp();
  await expect.element(page.getByRole('menuitem', { name: /^Discord/ })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /update/ }).elements()).toHaveLength(0);
  expect(await requestsTo('/api/v3/WebUI/LatestVersion')).toHaveLength(0);
});

test('announces a newer server in the bar, with its notes and a link to the release', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await serverNotice.click();
  await expect.element(ofServer.getByText('Installed: 5.3.3.0')).toBeVisible();
  await expect.element(ofServer.getByText(/^Server Update Available:.*5\.4\.0\.0/)).toBeVisible();
  const news = ofServer.getByRole('region', { name: 'What is new in Shoko Server' });
  await expect.element(news).toMatchTextContent('Imports no longer wait for each other');
  await expect.element(releasePage).toHaveAttribute('href', `${releases}/v5.4.0`);
  expect(ofServer.getByRole('alert').elements()).toHaveLength(0);
});

test.each([
  ['6.0.0', false],
  ['7.0.0', true],
])(
  'says of server %s when it is offered that it is newer than this version knows: %s',
  async (Version, is) => {
    const json = { Version, Tag: '../../evil?#' };
    await misbehave({ pattern: '/api/v3/WebUI/LatestServerVersion', json });
    await openDialog();
    await expect
      .element(ofServer.getByText(new RegExp(`^Server Update Available:.* ${Version}\\.$`)))
      .toBeVisible();
    await expect.element(releasePage).toHaveAttribute('href', `${releases}/..%2F..%2Fevil%3F%23`);
    const note = ofServer.getByText('Hondana hasn’t been tested with that version of the server yet');
    expect(note.elements()).toHaveLength(Number(is));
  },
);

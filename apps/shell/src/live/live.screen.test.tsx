import { userKeys } from '@hondana/shared/queryKeys';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const heading = page.getByRole('heading', { level: 1 });
const notices = page.getByRole('region', { name: 'Notices' });
const titles = () =>
  notices
    .getByRole('listitem')
    .elements()
    .map((notice) => notice.querySelector('p')?.textContent);

withSandbox({ series: 3 });

/** The queue's state only comes from the hub here, so it proves the connection. */
async function renderConnected() {
  await misbehave({ pattern: '/api/v3/Queue', status: 404 });
  const shell = await renderShell({ path: '/nowhere?page=2', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('Page not found');
  await expect.element(page.getByTitle('Tasks in the server’s queue')).toBeVisible();
  return shell;
}

test('reports a lost and a restored hub connection once each, then refetches data', async () => {
  await renderConnected();
  await control('POST', 'hub-drop');
  await expect.poll(titles).toEqual(['SignalR connection lost!']);
  await expect.element(notices.getByText('Trying to reconnect...')).toBeVisible();
  const before = (await requestsTo('/api/v3/User/Current')).length;
  await expect.poll(titles).toEqual(['SignalR connection restored!']);
  await expect.poll(async () => (await requestsTo('/api/v3/User/Current')).length).toBeGreaterThan(before);
});

test('waits on the same page while the server restarts, and reports its return', async () => {
  const { router } = await renderConnected();
  const DatabaseBlocked = { Blocked: false, Progress: 0, Status: '' };
  const json = { State: 'Starting', StartupMessage: 'Starting Scheduler...', Uptime: null, DatabaseBlocked };
  await misbehave({ pattern: '/api/v3/Init/Status', json });
  await control('POST', 'hub-drop');
  await expect.element(heading).toHaveTextContent('Server is starting. Please wait!');
  await expect.element(page.getByText('Starting Scheduler...')).toBeVisible();
  await control('DELETE', 'misbehave');
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(router.state.location.pathname + router.state.location.search).toBe('/webui/nowhere?page=2');
  expect(await requestsTo('/api/auth', 'POST')).toHaveLength(0);
  await expect.poll(titles).toEqual(['SignalR connection restored!']);
});

test('waits on the same page while the database is blocked, and comes back without a word', async () => {
  const { router, queryClient } = await renderConnected();
  await control('POST', 'state', { state: 'Blocked', reason: 'Recreating groups' });
  void queryClient.refetchQueries({ queryKey: userKeys.all });
  await expect.element(heading).toHaveTextContent('The database is blocked');
  await expect.element(page.getByText('Recreating groups')).toBeVisible();
  await expect.element(page.getByText(/restart Shoko Server/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await control('POST', 'state', { state: 'Started' });
  // Nobody presses anything; the status is asked for every three seconds.
  await expect.element(heading, { timeout: 6000 }).toHaveTextContent('Page not found');
  expect(router.state.location.search).toBe('?page=2');
  await expect.element(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  expect(titles()).toEqual([]);
});

test('checks a ban again when the server’s next try is due', async () => {
  await renderConnected();
  // Its end is never reported, as for a client that was disconnected.
  const tell = (PauseTimeSecs: number) => {
    const ban = {
      Value: true,
      Message: null,
      UpdateType: 2,
      UpdateTime: new Date().toISOString(),
      PauseTimeSecs,
    };
    return control('POST', 'emit', { target: 'AniDB:AniDBHttpStateUpdate', args: [ban] });
  };
  await tell(3600);
  await expect.element(page.getByRole('button', { name: 'AniDB HTTP Ban Detected!' })).toBeVisible();
  expect(await requestsTo('/api/v3/AniDB/BanStatus')).toHaveLength(0);
  await tell(1);
  await expect.element(page.getByText('AniDB HTTP Ban Detected!')).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/AniDB/BanStatus')).toHaveLength(1);
});

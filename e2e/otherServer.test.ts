/** Another database behind the same address: a restored backup, or another server. */
import type { SandboxServer } from '../apps/sandbox/src/server.ts';
import { consoleErrorsOf, expect, type Page, people, test } from './fixtures.ts';
import { watchAtOnce } from './watchAtOnce.ts';

test.use({ sandboxOptions: { series: 60, looseFiles: 40 } });

const draft = (page: Page) => page.getByRole('table', { name: 'Files to link' });

async function makeDraft(page: Page, server: SandboxServer): Promise<void> {
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  await table.getByRole('checkbox').nth(2).click();
  await page.getByRole('button', { name: 'Manual Link' }).click();
  await expect(draft(page)).toHaveAttribute('aria-rowcount', '1');
  await untilChecked(server);
}

/** Waits until the oldest and the newest file, which identify the database, have been requested. */
const untilChecked = (server: SandboxServer, times = 1) =>
  expect
    .poll(() => server.sandbox.requests.find({ path: '/api/v3/File' }).filter(isLandmark).length)
    .toBeGreaterThanOrEqual(2 * times);
const isLandmark = ({ query }: { readonly query: string }): boolean => /pageSize=1(&|$)/.test(query);

test.beforeEach(async ({ page, server }) => {
  await watchAtOnce(page);
  server.sandbox.clock.advance(3_600_000);
});

test('drops a kept draft when the server comes back with another database', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(people.plain, 'utilities/unrecognized/files');
  await makeDraft(page, server);
  // Same IDs but other files, as after restoring an older backup.
  for (const file of server.sandbox.library.files.values())
    Object.assign(file, { created: file.created + 60_000 });
  server.sandbox.restart(1000);
  await expect(page.getByText('This is another server than before')).toBeVisible();
  await page.goto('utilities/unrecognized/files/link');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(draft(page)).toHaveCount(0);
  consoleErrorsOf(page).length = 0;
});

test('keeps a draft when the same server restarts without one of its files', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(people.plain, 'utilities/unrecognized/files');
  await makeDraft(page, server);
  const { files } = server.sandbox.library;
  const newest = [...files.values()].reduce((one, other) => (other.created > one.created ? other : one));
  files.delete(newest.id);
  server.sandbox.restart(1000);
  await expect(page.getByText('SignalR connection restored!')).toBeVisible();
  await untilChecked(server, 2);
  await expect(draft(page)).toHaveAttribute('aria-rowcount', '1');
  await page.reload();
  await expect(draft(page)).toHaveAttribute('aria-rowcount', '1');
  await expect(page.getByText('This is another server than before')).toHaveCount(0);
  consoleErrorsOf(page).length = 0;
});

import { addRemote } from './deployment.ts';
import { consoleErrorsOf, expect, people, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const container = `
var hondana_notes = {
  init(scope) { this.scope = scope; },
  async get(name) {
    const versions = this.scope.react;
    const React = (await Object.values(versions)[0].get())();
    const notes = ({ seriesId }) => React.createElement('p', null, 'Notes of series ' + seriesId);
    const pad = () => React.createElement('p', null, 'A page to write on');
    const broken = () => { throw new Error('the pencil broke'); };
    return () => ({ contribution: { './Notes': notes, './Pad': pad }[name] ?? broken });
  },
};`;

const installNotes = (deployment: string): Promise<void> =>
  addRemote(deployment, {
    id: 'notes',
    title: 'Notes',
    script: container,
    contributions: [
      { slot: 'series.tab', id: 'notes', title: 'Notes', module: './Notes' },
      { slot: 'series.tab', id: 'broken', title: 'Sketches', module: './Broken' },
      { slot: 'series.tab', id: 'secret', title: 'Secrets', module: './Notes', adminOnly: true },
      { slot: 'series.tab', id: 'later', title: 'Of a later server', module: './Notes', server: '>=9.0.0' },
      { slot: 'utilities.page', id: 'pad', title: 'Writing Pad', module: './Pad' },
      { slot: 'utilities.page', id: 'ledger', title: 'Ledger', module: './Pad', adminOnly: true },
    ],
  });

test('opens a plugin’s series tab by its link and its address', async ({ page, deployment, signIn }) => {
  await installNotes(deployment);
  await signIn(undefined, 'collection/series/5');
  const tabs = page.getByRole('navigation', { name: 'Series' });
  await tabs.getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByText('Notes of series 5')).toBeVisible();
  await expect(page).toHaveURL(/\/collection\/series\/5\/x\/notes\.notes$/);
  await page.reload();
  await expect(page.getByText('Notes of series 5')).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Secrets' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Of a later server' })).toHaveCount(0);
});

test('names a failing tab and keeps the page around it working', async ({ page, deployment, signIn }) => {
  await installNotes(deployment);
  await signIn(undefined, 'collection/series/5/x/notes.broken');
  await expect(page.getByText('Sketches could not be shown')).toBeVisible();
  await expect(page.getByText('Notes: the pencil broke')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Metadata Sites')).toBeVisible();
  consoleErrorsOf(page).length = 0;
});

test('hides administrators’ tabs from other users', async ({ page, deployment, signIn }) => {
  await installNotes(deployment);
  await signIn(people.plain, 'collection/series/5/x/notes.secret');
  await expect(page.getByText('Part not found')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Series' });
  await expect(tabs.getByRole('link', { name: 'Notes' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Secrets' })).toHaveCount(0);
});

test('lists a plugin’s page in the Utilities menu and opens it by its address', async ({
  page,
  deployment,
  signIn,
}) => {
  await installNotes(deployment);
  await signIn(people.plain, 'collection');
  await page.getByRole('button', { name: 'Places in Utilities' }).click();
  await expect(page.getByRole('menuitem', { name: 'File Search' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Renamer' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Ledger' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Writing Pad' }).click();
  await expect(page.getByText('A page to write on')).toBeVisible();
  await expect(page).toHaveURL(/\/utilities\/x\/notes\.pad$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Writing Pad' })).toBeVisible();
  await expect(page.getByText('A page to write on')).toBeVisible();
});

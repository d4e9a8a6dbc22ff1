import { addRemote } from '../deployment.ts';
import { consoleErrorsOf, expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const container = `
var hondana_pencils = {
  init(scope) { this.scope = scope; },
  async get(name) {
    const React = (await Object.values(this.scope.react)[0].get())();
    const asks = () => ({ onClose }) => React.createElement('div', { role: 'dialog', 'aria-label': 'Which pencils?' },
      React.createElement('button', { onClick: onClose }, 'All of them'));
    const breaks = () => { throw new Error('the lead broke'); };
    const shatters = () => () => breaks();
    return () => ({ contribution: { './Sharpen': asks, './Snap': shatters }[name] ?? breaks });
  },
};`;

const installPencils = (deployment: string): Promise<void> =>
  addRemote(deployment, {
    id: 'pencils',
    title: 'Pencils',
    script: container,
    contributions: [
      { slot: 'action', id: 'sharpen', title: 'Sharpen pencils', module: './Sharpen' },
      { slot: 'action', id: 'mark', title: 'Mark a file', module: './Sharpen', target: 'file' },
      { slot: 'action', id: 'burn', title: 'Burn pencils', module: './Sharpen', adminOnly: true },
      { slot: 'action', id: 'snap', title: 'Snap a pencil', module: './Snap' },
      { slot: 'command', id: 'draw', title: 'Draw a line', module: './Draw' },
    ],
  });

test('runs an action by keyboard alone', async ({ page, server, signIn }) => {
  await signIn(undefined, 'collection');
  await page.getByRole('main').locator('img').first().waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Actions' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('import new');
  await page.keyboard.press('Tab');
  while (
    !(await dialog.getByRole('button', { name: 'Run Import New Files' }).evaluate((b) => b.matches(':focus')))
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Running action "Import New Files"')).toBeVisible();
  expect(server.sandbox.requests.find({ path: '/api/v3/Action/ImportNewFiles' })).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/collection$/);
});

test('lists a plugin’s actions and commands among the others, and names a command that fails', async ({
  page,
  deployment,
  signIn,
}) => {
  await installPencils(deployment);
  await signIn(people.plain, 'collection?actions');
  const actions = page.getByRole('dialog', { name: 'Actions' });
  await expect(actions.getByRole('region', { name: 'Installed parts' }).getByRole('listitem')).toHaveText([
    /^Sharpen pencils/,
    /^Snap a pencil/,
  ]);
  await actions.getByRole('button', { name: 'Run Sharpen pencils' }).click();
  await expect(page.getByLabel('Which pencils?')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
  await page.getByRole('button', { name: 'All of them' }).click();
  await expect(page.getByRole('dialog', { name: 'Which pencils?' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Place, series or action' })).toBeFocused();
  await page.keyboard.type('draw a line');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Draw a line” failed')).toBeVisible();
});

test('shows a failing action dialog over the others, which still work', async ({
  page,
  deployment,
  signIn,
}) => {
  await installPencils(deployment);
  await signIn(people.plain, 'collection?actions');
  const actions = page.getByRole('dialog', { name: 'Actions' });
  const snap = actions.getByRole('button', { name: 'Run Snap a pencil' });
  const failure = page.getByRole('dialog', { name: 'Snap a pencil could not be shown' });
  await snap.click();
  await expect(failure).toContainText('Pencils: the lead broke');
  await page.keyboard.press('Escape');
  await expect(failure).toHaveCount(0);
  await expect(snap).toBeFocused();
  await snap.click();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(snap).toBeFocused();
  await actions.getByRole('button', { name: 'Run Sharpen pencils' }).click();
  await expect(page.getByLabel('Which pencils?')).toBeAttached();
  await expect(failure).toHaveCount(0);
  consoleErrorsOf(page).length = 0;
});

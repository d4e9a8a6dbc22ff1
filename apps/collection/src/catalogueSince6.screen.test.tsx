// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { routes } from './routes.tsx';

const polish = {
  ID: '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6b',
  Name: '<b>Polish</b> {0}',
  Description: 'Polishes <img src=x onerror=alert(1)> it.',
  CategoryName: 'Polisher',
  Scope: 'Series',
};
const tidy = {
  ID: '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6c',
  Name: 'Tidy up',
  Scope: 'Group',
  RequiresConfirmation: true,
};
const reset = 'Reset TMDB Episode Mappings';

withSandbox({ series: 40, serverVersion: '6.0.0.425' });

let isAdded = false;
beforeEach(async () => {
  if (isAdded) return;
  isAdded = true;
  await control('POST', 'actions', polish);
  await control('POST', 'actions', tidy);
});

const bar = page.getByRole('region', { name: 'Selection' });
const marks = page.getByRole('checkbox', { name: /^Select / });
const question = page.getByRole('alertdialog');
const sent = () => requestsTo('/api/v3/*/Action/*', 'POST');

async function open(as: 'administrator' | 'plain') {
  signOut();
  await renderScreen({ routes, path: '/collection', as });
  await expect.element(marks.nth(2)).toBeVisible();
}

/** Of the first three cards, those that stand for one series. */
function chosenSeries(): string[] {
  const links = [0, 1, 2].map((index) => document.querySelector(`a[data-virtual-item="${index}"]`));
  return links.flatMap((link) => /series\/(\d+)/.exec(link?.getAttribute('href') ?? '')?.[1] ?? []);
}

async function chooseForThree(name: string) {
  for (const index of [0, 1, 2]) await marks.nth(index).click();
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'More actions…' }).click();
  const choice = page.getByRole('dialog', { name: /^Actions on \d+ series$/ });
  await choice.getByRole('searchbox', { name: 'Search actions' }).fill(name);
  await choice.getByRole('button', { name: `Run… ${name}`, exact: true }).click();
}

test('runs an action of a plugin on the selected series, and keeps the refused one selected', async () => {
  await open('administrator');
  const expected = chosenSeries().map((id) => `/api/v3/Series/${id}/Action/${polish.ID}`);
  expect(expected).not.toEqual([]);
  await chooseForThree(polish.Name);
  await expect.element(question).toMatchTextContent(polish.Description);
  await expect.element(question).toMatchTextContent(`Run “${polish.Name}” on`);
  await misbehave({
    pattern: `/api/v3/Series/*/Action/${polish.ID}`,
    times: 1,
    status: 400,
    body: 'Polished today already.',
    contentType: 'text/plain',
  });
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.element(bar.getByRole('alert')).toMatchTextContent('Polished today already.');
  await expect.element(bar).toMatchTextContent('1 series failed');
  await bar.getByRole('button', { name: /Retry/ }).first().click();
  await expect
    .poll(async () => (await sent()).filter(({ status }) => status === 200).length)
    .toBeGreaterThan(2);
  await expect.element(bar).not.toBeInTheDocument();
  expect((await sent()).map(({ path }) => path)).toEqual(expect.arrayContaining(expected));
});

test('runs a known action at its own address', async () => {
  await open('administrator');
  await chooseForThree('Rescan Files');
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => requestsTo('/api/v3/Series/*/File/Rescan', 'POST')).not.toHaveLength(0);
});

test('lists the other actions in the editor of a series, and asks where the server wants it', async () => {
  await open('administrator');
  await page
    .getByRole('button', { name: /^Edit Series: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Series' });
  await dialog.getByRole('tab', { name: 'More Actions' }).click();
  await dialog.getByRole('button', { name: `Run ${polish.Name}`, exact: true }).click();
  await expect.element(page.getByText(`Running action "${polish.Name}"`)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Rehash Files' }).elements()).toHaveLength(0);
  await dialog.getByRole('button', { name: `Run… ${reset}`, exact: true }).click();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await misbehave({ pattern: '/api/v3/Series/*/Action/*', status: 500, times: 1 });
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.element(question).toMatchTextContent('The server failed');
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('runs an action on a group', async () => {
  await open('administrator');
  await page
    .getByRole('button', { name: /^Edit Group: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Group' });
  await dialog.getByRole('tab', { name: 'More Actions' }).click();
  await dialog.getByRole('button', { name: `Run… ${tidy.Name}` }).click();
  await question.getByRole('button', { name: 'Run' }).click();
  await expect.element(page.getByText(`Running action "${tidy.Name}"`)).toBeVisible();
  expect((await sent()).map(({ path }) => path)).toEqual([
    expect.stringMatching(`/api/v3/Group/\\d+/Action/${tidy.ID}`),
  ]);
});

test('offers a plain user no action of administrators', async () => {
  await open('plain');
  await page
    .getByRole('button', { name: /^Edit Series: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Series' });
  await dialog.getByRole('tab', { name: 'More Actions' }).click();
  await expect.element(dialog.getByRole('button', { name: `Run ${polish.Name}`, exact: true })).toBeVisible();
  expect(dialog.getByRole('button', { name: reset }).elements()).toHaveLength(0);
});

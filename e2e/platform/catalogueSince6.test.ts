import { expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60, serverVersion: '6.0.0.425' } });

test('on version 6 a person runs a plugin’s action from the palette, and another on three selected series', async ({
  page,
  server,
  signIn,
}) => {
  const { actions, requests } = server.sandbox;
  actions.add({ ID: '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6b', Name: 'Polish everything' });
  const ID = '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6c';
  actions.add({ ID, Name: 'Polish the series', Scope: 'Series' });
  await signIn(undefined, 'collection');
  const main = page.getByRole('main');
  const marks = main.getByRole('checkbox', { name: /^Select / });
  await expect(marks.nth(2)).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Place, series or action' })).toBeFocused();
  await page.keyboard.type('polish every');
  await expect(page.getByRole('option', { name: /Polish everything/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Running action "Polish everything"')).toBeVisible();

  for (const index of [0, 1, 2]) {
    await marks.nth(index).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'More actions…' }).click();
  const choice = page.getByRole('dialog', { name: /^Actions on \d+ series$/ });
  await expect(choice.getByRole('searchbox', { name: 'Search actions' })).toBeFocused();
  await page.keyboard.type('polish');
  await choice.getByRole('button', { name: 'Run… Polish the series' }).click();
  const question = page.getByRole('alertdialog', { name: /^Run “Polish the series” on \d+ series\?$/ });
  await question.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText(/^“Polish the series” queued for \d+ series!$/)).toBeVisible();
  const sent = requests.find({ method: 'POST', path: `/api/v3/Series/*/Action/${ID}` });
  expect(sent.length).toBeGreaterThanOrEqual(3);
  await expect(bar).toHaveCount(0);
});

import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  bodiesOf,
  confirmSave,
  linkCountOf,
  linkElsewhere,
  openLinking,
  picker,
  pickOf,
  question,
  rowOf,
  save,
  seriesLinks,
} from '../testing/openLinking.tsx';

const mapping = (calls: string) => `${calls}/Show/CrossReferences/Episode`;
const notice = (text: string | RegExp) => page.getByText(text);

const badges: Readonly<Record<string, RegExp>> = {
  DateAndTitleMatches: /DT\s*Date & Title/,
  DateAndTitleKindaMatches: /~DT\s*Date & Approx\. Title/,
  DateMatches: /D\s*Date/,
  TitleMatches: /T\s*Title/,
  TitleKindaMatches: /~T\s*Approx\. Title/,
  FirstAvailable: /BG\s*Best Guess/,
  UserVerified: /UO\s*User Override/,
};

withSandbox({ series: 60 });

test('describes each match in words, and counts the matches so that they add up', async () => {
  const { linked, links } = await openLinking('linked');
  await expect.element(pickOf(1)).toBeVisible();
  await expect.element(page.getByText(linked.Name, { exact: true }).first()).toBeVisible();
  const show = await request<{ Title: string }>({ path: `Tmdb/Show/${linked.IDs.TMDB.Show[0]}` });
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(show.Title);
  await expect.poll(() => linkCountOf('Rows')).toBeGreaterThan(9);
  const names = ['Perfect', 'Approximate', 'Fallback', 'Override', 'Not linked'];
  expect(names.reduce((sum, name) => sum + linkCountOf(name), 0)).toBe(linkCountOf('Rows'));
  const rated = (...ratings: string[]) => links.filter(({ Rating }) => ratings.includes(Rating ?? '')).length;
  expect(linkCountOf('Perfect')).toBe(rated('DateAndTitleMatches', 'TitleMatches'));
  const approximate = rated('DateAndTitleKindaMatches', 'DateMatches', 'TitleKindaMatches');
  expect(linkCountOf('Approximate')).toBe(approximate);
  expect(linkCountOf('Fallback')).toBe(rated('FirstAvailable'));
  expect(linkCountOf('Override')).toBe(rated('UserVerified'));
  for (const [index, { Rating }] of links.slice(0, 8).entries()) {
    await expect.element(rowOf(index + 1)).toMatchTextContent(badges[Rating ?? ''] ?? 'no rating of ours');
  }
  await expect.element(page.getByText('Date & Title').first()).toBeVisible();
  await expect.element(page.getByText('(differs)').first()).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('says when there is nothing to save, and links an episode by number with the keyboard alone', async () => {
  const { links, calls, router } = await openLinking('linked');
  await expect.element(pickOf(1)).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  save.element().focus();
  await expect.element(page.getByText('No links to save!').last()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await save.click({ force: true });
  await expect.element(question).not.toBeInTheDocument();

  pickOf(1).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(pickOf(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toBeVisible();
  await expect.element(picker.getByRole('combobox')).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('s1e5');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(pickOf(2)).toHaveFocus();
  await expect.element(pickOf(2)).toMatchTextContent('S1 E5');
  await expect.element(rowOf(2)).toMatchTextContent('User Override');

  await save.click();
  await expect.element(question).toMatchTextContent('Change the links of 1 episode (2)');
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Save Links' }).click();
  await expect.element(page.getByText('The series page')).toBeVisible();
  await expect.element(notice('Episode links have been updated!')).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/collection\/series\/\d+$/);
  const fifth = links[4]?.TmdbEpisodeID;
  const AniDBID = links[1]?.AnidbEpisodeID;
  expect(await bodiesOf(mapping(calls))).toEqual([
    { UnsetAll: false, Mapping: [{ AniDBID, TmdbID: fifth, Replace: true }] },
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notice('The previous links were restored.')).toBeVisible();
  await expect.element(notice('Restored links count as User Override.')).toBeVisible();
  const Mapping = [{ AniDBID, TmdbID: links[1]?.TmdbEpisodeID, Replace: true }];
  expect((await bodiesOf(mapping(calls))).at(-1)).toEqual({ UnsetAll: false, Mapping });
});

test('finds an episode by title, unlinks it, and restores it', async () => {
  await openLinking('linked');
  await pickOf(3).click();
  const named = picker.getByRole('option', { name: /^S\d+ E\d+ / }).first();
  await expect.element(named).toBeVisible();
  const title = named.element().firstElementChild?.textContent?.replace(/^S\d+ E\d+ /, '') ?? '';
  const box = picker.getByRole('combobox');
  await expect.element(box).toHaveAttribute('placeholder', 'Enter Episode Title or Season/Episode Number...');
  await box.fill(title.slice(0, 6));
  await expect.element(named).toBeVisible();
  const asked = async () => (await requestsTo('/api/v3/Tmdb/Show/*/Episode')).at(-1)?.query;
  await expect.poll(asked).toMatch(/pageSize=30/);
  await picker.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  await expect.element(pickOf(3)).toMatchTextContent('Do Not Link Entry');
  await page.getByRole('button', { name: 'Undo the change to episode 3' }).click();
  await expect.element(pickOf(3)).toMatchTextContent(/S\d+ E\d+/);
  await expect.element(pickOf(3)).toHaveFocus();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('sends a filled row as an addition and leaves out an empty one', async () => {
  const { calls, linked } = await openLinking('linked');
  await page.getByRole('button', { name: 'Add a row to episode 4' }).click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove row 2 of episode 4' }).click();
  await expect.element(pickOf(4)).toHaveFocus();
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Add a row to episode 4' }).click();
  const second = page.getByRole('article', { name: 'Episode 4, row 2' });
  await second.getByRole('button', { name: /^TMDB match/ }).click();
  await picker.getByRole('combobox').fill('6');
  await picker.getByRole('option', { name: /^S1 E6/ }).click();
  await page.getByRole('button', { name: 'Add a row to episode 4' }).click();
  await confirmSave();
  await expect.element(notice('Links saved!')).toBeVisible();
  const [body] = await bodiesOf(mapping(calls));
  expect(body).toMatchObject({ Mapping: [{ Replace: true }, { Replace: false }] });
  const rows = await seriesLinks(linked.IDs.ID);
  expect(rows.filter(({ Rating }) => Rating === 'UserVerified').length).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notice('The previous links were restored.')).toBeVisible();
});

test('links in order, shifts and unlinks ranges, each with Undo', async () => {
  await openLinking('linked');
  await pickOf(1).click();
  await picker.getByRole('combobox').fill('s1e3');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Link from episode 1 on in order' }).click();
  await expect.element(pickOf(1)).toMatchTextContent('S1 E3');
  await expect.element(pickOf(2)).toMatchTextContent('S1 E4');
  await expect.element(pickOf(3)).toMatchTextContent('S1 E5');
  const changed = notice(/episodes? unchanged: TMDB’s list ends there\.|episodes changed/);
  await expect.element(changed.first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select episode 1', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select episode 3', exact: true }).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('3 episodes selected')).toBeVisible();
  const label = page.getByText(/^Episodes to shift by/).element();
  const { x, y, height } = label.getBoundingClientRect();
  expect(document.elementFromPoint(x + 8, y + height / 2), 'the label is seen').toBe(label);
  await page.getByRole('textbox', { name: /shift by/ }).fill('-2');
  await page.getByRole('button', { name: 'Shift', exact: true }).click();
  await expect.element(pickOf(1)).toMatchTextContent('S1 E1');
  await expect.element(pickOf(3)).toMatchTextContent('S1 E3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(pickOf(3)).toMatchTextContent('S1 E5');

  await page.getByRole('button', { name: 'Do not link', exact: true }).click();
  await expect.element(pickOf(2)).toMatchTextContent('Do Not Link Entry');
  await page.getByRole('button', { name: 'Link in order…' }).click();
  await picker.getByRole('combobox').fill('s1e2');
  await userEvent.keyboard('{Enter}');
  await expect.element(pickOf(1)).toMatchTextContent('S1 E2');
  await expect.element(pickOf(3)).toMatchTextContent('S1 E4');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(pickOf(3)).toHaveFocus();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByText(/unsaved change/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('withdraws Undo of a bulk change once it is saved, and offers Undo of the save', async () => {
  await openLinking('linked');
  await page.getByRole('checkbox', { name: 'Select episode 2', exact: true }).click();
  await page.getByRole('button', { name: 'Do not link', exact: true }).click();
  await expect.element(notice('1 episode changed')).toBeVisible();
  await confirmSave();
  await expect.element(notice('Links saved!')).toBeVisible();
  await expect.element(notice('1 episode changed')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notice('The previous links were restored.')).toBeVisible();
});

test('shows hidden episodes on request and keeps that in the address', async () => {
  const { router } = await openLinking('linked');
  await expect.element(pickOf(1)).toBeVisible();
  const asked = async () => {
    const calls = await requestsTo('/api/v3/Series/*/Episode');
    return calls.flatMap(({ query }) => new URLSearchParams(query).get('includeHidden') ?? []).at(-1);
  };
  expect(await asked()).toBe('False');
  await page.getByRole('checkbox', { name: 'Show hidden' }).click();
  await expect.poll(asked).toBe('True');
  expect(router.state.location.search).toContain('hidden=true');
  await expect.element(pickOf(1)).toBeVisible();
});

test('shows only rows with problems on request and keeps that in the address', async () => {
  const { router } = await openLinking('linked');
  await expect.element(pickOf(1)).toBeVisible();
  const problems = linkCountOf('Approximate') + linkCountOf('Fallback') + linkCountOf('Not linked');
  await page.getByRole('checkbox', { name: 'Only problems' }).click();
  const perfect = page.getByRole('listitem').filter({ hasText: 'Date & Title' });
  await expect.poll(() => perfect.elements()).toEqual([]);
  expect(router.state.location.search).toContain('only=problems');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const selected = page.getByText(new RegExp(`^${problems} episodes? selected`));
  await expect.element(selected).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Select episode/ });
  boxes.first().element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(selected).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(selected).toBeVisible();
});

test('refuses changes to an episode of another show, and switches between shows', async () => {
  let elsewhere: number | undefined;
  const { linked } = await openLinking('linked', {
    prepare: async (cast) => {
      elsewhere = await linkElsewhere(cast);
    },
  });
  await expect.element(pickOf(1)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pickOf(2)).not.toHaveAttribute('aria-disabled');
  pickOf(2).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(pickOf(1)).toHaveFocus();
  await expect.element(page.getByText('Episode is linked to another show.').last()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Do not link', exact: true }).click();
  const unchanged = page.getByText('1 episode is linked to another show and left unchanged.');
  await expect.element(unchanged).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  const shows = page.getByRole('navigation', { name: 'Links to TMDB' });
  await expect.poll(() => shows.getByRole('link').elements().length).toBe(3);
  await shows.getByRole('link').nth(1).click();
  await expect.element(pickOf(1)).not.toHaveAttribute('aria-disabled');
  await expect.element(pickOf(2)).toHaveAttribute('aria-disabled', 'true');
  expect(linked.IDs.TMDB.Show).not.toContain(elsewhere);
});

test('chooses another ordering, and disables the one in use', async () => {
  const { linked } = await openLinking('linked');
  const path = `/api/v3/Tmdb/Show/${linked.IDs.TMDB.Show[0]}/Ordering`;
  const settings = page.getByRole('button', { name: 'Show Settings' });
  const seasons = picker.getByRole('button', { name: /^Seasons/ });
  const discs = picker.getByRole('button', { name: /^Disc by Disc \(DVD\)/ });
  const keep = picker.getByRole('button', { name: 'Save' });
  await expect.element(pickOf(5)).toMatchTextContent(/S\d+ E\d+/);
  const before = /S\d+ E\d+/.exec(pickOf(5).element().textContent ?? '')?.[0] ?? '';
  await settings.click();
  await expect.element(picker.getByRole('heading', { name: 'TMDb Show Settings' })).toBeVisible();
  await expect.element(seasons).toBeDisabled();
  await expect.element(discs).toMatchTextContent(/\d+ episodes/);
  await expect.element(keep).toBeDisabled();
  await discs.click();
  await discs.click();
  await expect.element(keep).toBeDisabled();
  await discs.click();
  await expectNoAxeViolations();
  await picker.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(picker).not.toBeInTheDocument();
  expect(await requestsTo(`${path}/SetPreferred`, 'POST')).toEqual([]);
  await settings.click();
  await discs.click();

  await misbehave({ pattern: `${path}/SetPreferred`, status: 500, times: 1 });
  await keep.click();
  await expect.element(page.getByText('Failed to update ordering!')).toBeVisible();
  await expect.element(discs).toHaveAttribute('aria-pressed', 'true');
  await keep.click();
  await expect.element(page.getByText('Ordering has been updated!')).toBeVisible();
  await expect.element(pickOf(5)).not.toMatchTextContent(before);

  const asked = (await requestsTo(path, 'GET')).length;
  await settings.click();
  await expect.element(discs).toBeDisabled();
  expect((await requestsTo(path, 'GET')).length).toBeGreaterThan(asked);
  await seasons.click();
  await keep.click();
  await expect.element(pickOf(5)).toMatchTextContent(before);
});

test.for([
  ['links', 'Show/CrossReferences/Episode', 'The links could not be loaded'],
  ['movie links', 'Movie/CrossReferences', 'The links could not be loaded'],
] as const)('says when %s cannot be loaded, and reloads them on Retry', async ([, path, text]) => {
  await openLinking('linked', {
    prepare: () => misbehave({ pattern: `/api/v3/Series/*/TMDB/${path}`, method: 'GET', status: 400 }),
  });
  await expect.element(page.getByText(text)).toBeVisible();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(pickOf(1)).toBeVisible();
});

test('keeps every choice when the server refuses a mapping, so that it can be saved again', async () => {
  const { calls } = await openLinking('linked');
  await misbehave({ pattern: mapping(calls), method: 'POST', status: 500, times: 1 });
  await pickOf(2).click();
  await picker.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  await confirmSave();
  await expect.element(question).toMatchTextContent('Failed to save links!');
  await expect.element(notice('Failed to save links!').first()).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(pickOf(2)).toMatchTextContent('Do Not Link Entry');
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await confirmSave();
  await expect.element(page.getByText('The series page')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notice('The previous links were restored.')).toBeVisible();
});

test('keeps the confirmation open and busy while links are saved', async () => {
  const { calls } = await openLinking('linked');
  await misbehave({ pattern: mapping(calls), method: 'POST', hang: true });
  await pickOf(2).click();
  await picker.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  await confirmSave();
  const confirm = question.getByRole('button', { name: 'Save Links' });
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
});

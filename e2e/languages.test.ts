/** Languages besides English. Elements are found by what they say in English, as everywhere, and its translation. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Series } from '../apps/sandbox/src/model/types.ts';
import { sidewaysFindings } from '../tools/sweep/pageFindings.ts';
import { addPseudoLanguages } from '../tools/words/addPseudoLanguages.ts';
import { integrityOf } from './deployment.ts';
import { consoleErrorsOf, expect, people, test } from './fixtures.ts';
import { installPlugin } from './handWrittenPlugin.ts';
import { translationsIn } from './translations.ts';

test.use({ sandboxOptions: { series: 120 } });

const languageRequests = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/languages\//.test(pathname))
      found.push(pathname.replace(/^\/webui\//, '').replace(/\d[^/]*\//, ''));
  });
  return found;
};

function seriesWhere(library: readonly Series[], isWanted: (series: Series) => boolean): Series {
  const found = library.find((series) => !series.restricted && isWanted(series));
  if (!found) throw new Error('The library has no such series.');
  return found;
}

for (const language of ['de', 'ja', 'ar-XB']) {
  test(`in ${language}: sign in, find, open, mark as watched, link, save a setting`, async ({
    page,
    server,
    deployment,
  }) => {
    await addPseudoLanguages(deployment);
    const say = await translationsIn(language);
    await page.goto('login');
    if (language === 'ar-XB') {
      // Nobody is offered a pseudo-language.
      await page.evaluate((tag) => localStorage.setItem('hondana.language', tag), language);
      await page.reload();
    } else {
      await page.getByLabel('Username').fill('Default');
      await page.getByLabel('Language').selectOption(language);
      await expect(page.getByLabel(say('Username'))).toHaveValue('Default');
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr');
    await page.getByLabel(say('Username')).fill('Default');
    await page.getByLabel(say('Password'), { exact: true }).fill('password');
    await page.getByRole('button', { name: say('Login') }).click();

    const navigation = page.getByRole('banner').getByRole('navigation').first();
    await navigation.getByRole('link', { name: say('Collection'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Collection') })).toBeVisible();
    await page.getByRole('searchbox').fill('eyes');
    await page
      .getByRole('main')
      .getByRole('link', { name: /3x3 Eyes/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /3x3 Eyes/ })).toBeVisible();
    expect(await sidewaysFindings(page)).toEqual([]);

    const library = [...server.sandbox.library.series.values()];
    const series = seriesWhere(
      library,
      ({ type, tmdbShows, episodes }) => type === 'TV' && tmdbShows.length === 0 && episodes.length < 60,
    );
    const withFiles = seriesWhere(library, ({ episodes }) => episodes.every(({ files }) => files.length > 0));
    await page.goto(`collection/series/${withFiles.id}/episodes`);
    const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
    const [mark, unmark] = [button('Mark as watched'), button('Mark as unwatched')];
    await expect(mark.or(unmark).first()).toBeVisible();
    const [others, one] = (await mark.count()) > 0 ? [unmark, mark] : [mark, unmark];
    const count = await others.count();
    await one.first().click();
    await expect(others).toHaveCount(count + 1);

    await page.goto(`collection/series/${series.id}/tmdb-linking`);
    await page.getByRole('searchbox', { name: say('Search TMDB') }).fill(String(series.tmdbHome.show));
    await expect(page.getByRole('heading', { name: say('Results') })).toBeVisible();
    await page.getByRole('main').getByRole('article').getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(`type=Show&id=${series.tmdbHome.show}$`));
    await page.getByRole('button', { name: say('Save Links'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('Save Links'), exact: true }).click();
    await expect(page.getByText(say('Links saved!'))).toBeVisible();
    expect(series.tmdbShows).toEqual([series.tmdbHome.show]);

    await page.goto('settings/anidb');
    const option = page.getByRole('switch').first();
    const before = await option.isChecked();
    await option.click();
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByText(say('Settings saved!'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch').first()).toBeChecked({ checked: !before });
    expect(await sidewaysFindings(page)).toEqual([]);

    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: say('Keyboard shortcuts') });
    await expect(shortcuts.locator('kbd').first()).toBeVisible();
    await expect(shortcuts.getByText('then', { exact: true })).toHaveCount(0);
  });
}

test('loads one file for the shell and one for each remote that is opened, and none for English', async ({
  page,
  signIn,
}) => {
  const requests = languageRequests(page);
  await signIn(people.administrator, 'collection');
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  expect(requests).toEqual([]);
  // Set in the open page, an answer of the settings would change its language before the reload.
  await page.addInitScript(() => localStorage.setItem('hondana.language', 'de'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sammlung' })).toBeVisible();
  expect(requests).toEqual(['languages/de.json', 'remotes/collection/languages/de.json']);
});

test('loads a plugin’s language once for all of its parts', async ({ page, server, deployment, signIn }) => {
  const german = JSON.stringify({});
  const part = (id: string) => ({ slot: 'series.header' as const, id, title: id, module: './Tab' });
  await installPlugin(deployment, {
    tab: '(React) => () => React.createElement("p", null, "A part")',
    change: (plugin) => ({
      ...plugin,
      contributions: ['one', 'two', 'three'].map(part),
      languages: { de: { integrity: integrityOf(german), labels: {} } },
    }),
  });
  const folder = path.join(deployment, 'remotes/mischief/1.0.0-byhand/languages');
  await mkdir(folder);
  await writeFile(path.join(folder, 'de.json'), german);
  await page.addInitScript(() => localStorage.setItem('hondana.language', 'de'));
  const requests = languageRequests(page);
  const { id } = seriesWhere([...server.sandbox.library.series.values()], () => true);
  await signIn(people.administrator, `collection/series/${id}/overview`);
  await expect(page.getByText('A part')).toHaveCount(3);
  expect(requests.filter((name) => name.includes('mischief'))).toHaveLength(1);
});

test('changes the language on the page without losing what was typed, and keeps it for the person', async ({
  page,
  server,
  openContext,
  signIn,
}) => {
  await signIn(people.administrator, 'settings/anidb');
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.fill('typed before');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Place, series or action' }).fill('Deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('textbox', { name: 'Benutzername' })).toHaveValue('typed before');
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeEnabled();
  await expect
    .poll(() => JSON.parse(String(server.sandbox.settings.document.WebUI_Settings)).hondana)
    .toMatchObject({ languages: { Default: 'de' } });

  // This browser knows it without the server's word.
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Settings', hang: true });
  await page.goto('collection');
  await expect(page.getByRole('heading', { level: 1, name: 'Sammlung' })).toBeVisible();
  server.sandbox.misbehaviour.clear();

  const elsewhere = await (await openContext()).newPage();
  await elsewhere.goto(page.url().replace(/webui\/.*/, 'webui/login'));
  await elsewhere.getByLabel('Username').fill('Default');
  await elsewhere.getByLabel('Password', { exact: true }).fill('password');
  await elsewhere.getByRole('button', { name: 'Login' }).click();
  await expect(elsewhere.getByRole('link', { name: 'Sammlung', exact: true })).toBeVisible();
  await elsewhere.getByRole('button', { name: /: Default/ }).click();
  await elsewhere.getByRole('menuitem', { name: 'Abmelden' }).click();
  await elsewhere.reload();
  await elsewhere.getByLabel('Username').fill('alice');
  await elsewhere.getByLabel('Password', { exact: true }).fill('password');
  await elsewhere.getByRole('button', { name: 'Login' }).click();
  await expect(elsewhere.getByRole('link', { name: 'Collection', exact: true })).toBeVisible();
});

test('shows a part in English whose texts were altered, and says it when a language cannot be loaded', async ({
  page,
  deployment,
  signIn,
}) => {
  const collection = path.join(deployment, 'remotes/collection');
  const [version = ''] = (await readdir(collection)).filter((name) => name !== 'history.json');
  await writeFile(path.join(collection, version, 'languages/de.json'), '{}');
  await page.addInitScript(() => {
    localStorage['hondana.language'] ??= 'de';
  });
  await signIn(people.administrator, 'collection');
  await expect(page.getByRole('link', { name: 'Sammlung', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  // Browsers log a file that is not the one that was published.
  consoleErrorsOf(page).length = 0;

  await page.route('**/languages/fr.json', (route) => route.abort());
  await page.goto('settings/account');
  await page.getByRole('combobox', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(page.getByText('Die Sprache konnte nicht geändert werden')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toContainText('Deutsch');
  consoleErrorsOf(page).length = 0;
  await signOutInGerman(page);
});

async function signOutInGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: Default/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
}

test('marks a plugin that lacks the page’s language as English, and shows the labels of one that has it', async ({
  page,
  server,
  deployment,
  signIn,
}) => {
  const tab = '(React) => () => React.createElement("p", null, "Only in English")';
  await installPlugin(deployment, { tab });
  await page.addInitScript(() => {
    localStorage['hondana.language'] ??= 'de';
  });
  const series = seriesWhere([...server.sandbox.library.series.values()], () => true);
  await signIn(people.administrator, `collection/series/${series.id}/x/mischief.tab`);
  const text = page.getByText('Only in English');
  await expect(text).toBeVisible();
  await expect(page.locator('[lang="en"]').filter({ has: text })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Übersicht', exact: true })).toBeVisible();

  const german = JSON.stringify({});
  const language = { integrity: integrityOf(german), labels: { Mischief: 'Unfug' } };
  await installPlugin(deployment, { tab, change: (plugin) => ({ ...plugin, languages: { de: language } }) });
  await mkdir(path.join(deployment, 'remotes/mischief/1.0.0-byhand/languages'));
  await writeFile(path.join(deployment, 'remotes/mischief/1.0.0-byhand/languages/de.json'), german);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Unfug', exact: true })).toBeVisible();
  await expect(page.locator('[lang="en"]').filter({ has: text })).toHaveCount(0);
});

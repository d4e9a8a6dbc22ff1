import { readFileSync } from 'node:fs';
import { repositoryPath } from '../tools/build/paths.ts';
import { consoleErrorsOf, expect, fillLogin, type Page, people, test } from './fixtures.ts';
import { installPlugin } from './handWrittenPlugin.ts';

test.use({ sandboxOptions: { series: 60 } });

const tab = 'collection/series/5/x/mischief.tab';
const paragraph = (text: string) =>
  `(React) => () => React.createElement('p', { className: 'mine' }, '${text}')`;

async function expectRestWorks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Metadata Sites')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Collection', exact: true }).click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
}

test('applies a plugin’s style sheet only to what the plugin draws', async ({ page, deployment, signIn }) => {
  await installPlugin(deployment, {
    tab: paragraph('Here it is'),
    css: 'body { display: none } @layer app { * { visibility: hidden } } .mine { color: rgb(1, 2, 3) }',
  });
  await signIn(undefined, tab);
  await expect(page.getByText('Here it is')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expectRestWorks(page);
});

test('shows a plugin’s tab and the rest of the page with ten megabytes of script', async ({
  page,
  deployment,
  signIn,
}) => {
  await installPlugin(deployment, {
    tab: paragraph('Here it is'),
    start: `/* ${'ballast '.repeat(1_250_000)} */`,
  });
  await signIn(undefined, 'collection/series/5');
  await page.getByRole('navigation', { name: 'Series' }).getByRole('link', { name: 'Mischief' }).click();
  await expect(page.getByText('Here it is')).toBeVisible();
  await expectRestWorks(page);
});

test('ignores a plugin with the id of the collection', async ({ page, deployment, signIn }) => {
  await installPlugin(deployment, {
    tab: paragraph('Here it is'),
    change: (descriptor) => ({ ...descriptor, id: 'collection' }),
  });
  await signIn();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});

for (const path of ['collection/*', 'collection/series/:seriesId', '*']) {
  test(`keeps the other pages when a plugin has the route ${path}`, async ({ page, deployment, signIn }) => {
    await installPlugin(deployment, {
      tab: paragraph('Here it is'),
      change: (descriptor) => ({ ...descriptor, routes: [{ path, module: './routes' }] }),
    });
    await signIn(undefined, 'collection/series/5');
    await expectRestWorks(page);
  });
}

test('fails only in its tab when a plugin brings its own React', async ({ page, deployment, signIn }) => {
  const react = readFileSync(repositoryPath('node_modules/react/cjs/react.production.js'), 'utf8');
  await installPlugin(deployment, {
    start: `const own = {}; (function (exports) { ${react} })(own);`,
    tab: '() => () => own.createElement("p", null, own.useState("hidden")[0])',
  });
  await signIn(undefined, tab);
  await expect(page.getByText('Mischief could not be shown')).toBeVisible();
  await expect(page.getByText(/copy of React of its own/)).toBeVisible();
  await expectRestWorks(page);
  consoleErrorsOf(page).length = 0;
});

test('prevents a plugin from changing Object.prototype', async ({ page, deployment, signIn }) => {
  await installPlugin(deployment, {
    start: 'Object.prototype.isAdmin = true; ({}).__proto__.toJSON = () => "polluted";',
    tab: `(React) => () => React.createElement('p', null, 'isAdmin is ' + ({}).isAdmin)`,
  });
  await signIn(people.plain, tab);
  await expect(page.getByText('isAdmin is undefined')).toBeVisible();
  await expectRestWorks(page);
});

test('reports a plugin’s uncaught errors and keeps the page working', async ({
  page,
  deployment,
  signIn,
}) => {
  await installPlugin(deployment, {
    tab: `(React) => function Tab() {
      React.useEffect(() => {
        void Promise.reject(new Error('nobody waits for the post'));
        setTimeout(() => { throw new Error('nobody hears the bell'); });
      }, []);
      return React.createElement('p', null, 'Here it is');
    }`,
  });
  await signIn(undefined, tab);
  await expect(page.getByText('Here it is')).toBeVisible();
  await expect
    .poll(() => consoleErrorsOf(page).join())
    .toMatch(/the post[\s\S]*the bell|the bell[\s\S]*the post/);
  await expectRestWorks(page);
  consoleErrorsOf(page).length = 0;
});

test('switches off a plugin that never returns at the next load, until it is switched on again', async ({
  page,
  deployment,
  signIn,
}) => {
  await installPlugin(deployment, {
    tab: `(React) => () => {
      localStorage.setItem('begun', 'yes');
      while (!localStorage.getItem('repaired'));
      return React.createElement('p', null, 'Here it is');
    }`,
  });
  await signIn(undefined, 'collection/series/5');
  const link = page.getByRole('navigation', { name: 'Series' }).getByRole('link', { name: 'Mischief' });
  await link.evaluate((element: HTMLElement) => setTimeout(() => element.click()));

  const second = await page.context().newPage();
  await second.goto('version.json');
  await expect.poll(() => second.evaluate(() => localStorage.getItem('begun'))).toBe('yes');
  await page.close();
  await second.evaluate((name) => {
    const left = JSON.parse(String(localStorage.getItem(name)));
    localStorage.setItem(name, JSON.stringify({ ...left, at: left.at - 60_000 }));
  }, 'hondana.plugin.mischief/running');
  await second.goto(tab);
  await fillLogin(second, people.administrator);

  await expect(second.getByText('Mischief could not be shown')).toBeVisible();
  await expect(second.getByText(/made the page unresponsive.*switched off in this browser/)).toBeVisible();
  await expect(second.getByRole('link', { name: 'Overview' })).toBeVisible();
  await second.evaluate(() => localStorage.setItem('repaired', 'yes'));
  await second.getByRole('button', { name: 'Switch on again' }).click();
  await expect(second.getByText('Here it is')).toBeVisible();
});

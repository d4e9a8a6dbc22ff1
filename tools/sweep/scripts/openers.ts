import type { Locator, Page } from 'playwright';
import type { Sandbox } from '../../../apps/sandbox/src/context.ts';
import type { SandboxOptions, SandboxServer } from '../../../apps/sandbox/src/server.ts';
import { sweptRoutes } from '../routes.ts';
import { placesIn } from '../stage.ts';
import { addressOf } from '../visit.ts';

export interface Opener {
  readonly name: string;
  /** Start page, as in the routes; `:linked` is a series with a TMDB show. */
  readonly at: string;
  /** The administrator by default. */
  readonly user?: 'plain' | 'nobody';
  /** Window width in px. */
  readonly width?: 390;
  readonly version?: string;
  readonly sandbox?: SandboxOptions;
  readonly prepare?: (sandbox: Sandbox) => void;
  readonly open?: (page: Page) => Promise<unknown>;
  /** Waits for the frame's prefetching. */
  readonly isAtRest?: true;
  /** An action of another remote: a notice reports the failure, and one presses again. */
  readonly isAction?: true;
  readonly shows: (page: Page) => Locator;
}

type Step = (page: Page) => Promise<unknown>;

const first = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first();
const press =
  (name: string | RegExp): Step =>
  (page) =>
    first('button', name)(page).click();
const check =
  (name: string | RegExp): Step =>
  (page) =>
    first('checkbox', name)(page).click();
const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByRole('textbox', { name: label }).fill(text);
const upload =
  (label: string, name: string, mimeType: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'base64') });
/** So that nothing has to be scrolled into view. */
const tall: Step = (page) => page.setViewportSize({ width: 1440, height: 4000 });
const steps =
  (...all: readonly Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page);
  };

/** Only the design system's: failures are reported in the browser's own `<dialog>`. */
const anyDialog = (page: Page): Locator => page.locator('[role="dialog"], [role="alertdialog"]');
const anyMenu = (page: Page): Locator => page.getByRole('menu');
const firstHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Pages with a heading of the server's show anything that is neither loading nor failed. */
const pages: readonly Opener[] = sweptRoutes.map(({ pattern, heading, isPublic, versions }) => ({
  name: `/${pattern}`,
  at: pattern,
  ...(isPublic && { user: 'nobody' as const }),
  ...(versions?.[0] && { version: versions[0] }),
  shows: (page) =>
    firstHeading(page).filter(
      heading ? { hasText: heading } : { hasNotText: /^Hondana$|could not be|went wrong/ },
    ),
}));

const over = (name: string, at: string, open: Step | undefined, more: Partial<Opener> = {}): Opener => ({
  name,
  at,
  ...(open && { open }),
  shows: anyDialog,
  ...more,
});

const series = 'collection/series/:seriesId';
const files = 'utilities/unrecognized/files';
const linking = 'collection/series/:linked/tmdb-linking';
const onPhone = { width: 390 } as const;

/** One red pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const aBackup = Buffer.from(
  JSON.stringify({ format: 'hondana-settings', version: 1, settings: {} }),
).toString('base64');

const withoutRemotes: Step = async (page) => {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), remotes: [] } });
  });
  await page.goto(new URL('.', page.url()).href);
};

const withServerTheme: Step = async (page) => {
  await page.evaluate(() => localStorage.setItem('theme', 'theme-sea'));
  await page.reload();
  await page.waitForLoadState('networkidle');
};

const reporting: Step = async (page) => {
  await page.route('**/version.json', (route) =>
    route.fulfill({ json: { reporter: 'http://k@127.0.0.1:9/1' } }),
  );
  const consent = page.getByRole('switch', { name: 'Error Reports' });
  if (await consent.isChecked()) await page.reload();
  else {
    await consent.click();
    await press('Save')(page);
  }
  await page.waitForLoadState('networkidle');
};

const openFirstSeries: Step = (page) =>
  page.getByRole('region', { name: 'Series' }).getByRole('link').first().click();

/** As the first user of a new server, who has no password. */
const toImportFolders: Step = async (page) => {
  await page.evaluate(() =>
    sessionStorage.setItem(
      'hondana.first-run',
      JSON.stringify({ saved: [], isStarter: true, username: 'Default' }),
    ),
  );
  await page.goto(page.url().replace(/firstrun.*/, 'firstrun/start-server'));
  await press('Next')(page);
};
const asFirstUser = {
  user: 'nobody',
  sandbox: { state: 'Waiting', series: 3 },
  prepare: ({ lifecycle }) => lifecycle.set('Started'),
} as const satisfies Partial<Opener>;

/** In the state that the first run ends with. */
const welcomed: Step = async (page) => {
  await page.evaluate(() => history.replaceState({ usr: { firstRun: true }, key: 'welcome', idx: 0 }, ''));
  await page.reload();
};

export const openers: readonly Opener[] = [
  ...pages,
  {
    name: 'first run',
    at: 'firstrun',
    user: 'nobody',
    sandbox: { state: 'Waiting' },
    shows: (page) => page.getByRole('button', { name: 'Continue' }),
  },
  over(
    'first run: import folder',
    'firstrun',
    steps(toImportFolders, press('Add import folder')),
    asFirstUser,
  ),
  over(
    'first run: delete folder',
    'firstrun',
    steps(
      toImportFolders,
      press('Add import folder'),
      fill('Name', 'Anime'),
      fill('Location', '/srv/shoko/media/anime'),
      (page) => first('radio', 'No')(page).click(),
      press('Save'),
      press('Delete Anime'),
    ),
    { ...asFirstUser, shows: (page) => page.getByRole('alertdialog') },
  ),

  { name: 'at rest', at: '*', isAtRest: true, shows: firstHeading },
  over('palette', '*', press(/^Search and commands/)),
  over('queue', '*', press(/queue|items|task/i)),
  over(
    'shortcuts',
    '*',
    steps(press('Help'), (page) => first('menuitem', /shortcuts/)(page).click()),
  ),
  over('actions', '*?actions', undefined),
  over('more', '*', press('More'), onPhone),
  over('help', '*', press('Help'), { shows: anyMenu }),
  over('account', '*', press(/^Account: /), { shows: anyMenu }),
  over(
    'update',
    '*',
    steps(press('Help'), (page) => first('menuitem', /update/)(page).click()),
  ),
  over('places', '*', press('Places in Utilities'), { shows: anyMenu }),
  over('safe mode', '*?safe-mode', undefined, { shows: (page) => page.getByText(/safe mode/i) }),

  over('nothing installed', '*', withoutRemotes, {
    shows: (page) => page.getByText('No parts are installed'),
  }),
  over('theme of the server', 'login', withServerTheme, { user: 'nobody', shows: firstHeading }),
  over('error reports', 'settings/general', reporting, { shows: firstHeading }),

  over('collection: display settings', 'collection', press('Display Settings')),
  over('collection: sort', 'collection', press(/^Sort/)),
  over('collection: presets', 'collection', press('Filter Presets')),
  over('collection: filter', 'collection', press('Filter'), {
    shows: (page) => page.getByRole('complementary').getByRole('button', { name: /condition/i }),
  }),
  over('collection: filter on a phone', 'collection', press('Filter'), onPhone),
  over('collection: selection', 'collection', check(/^Select /), {
    shows: (page) => page.getByRole('region', { name: 'Selection' }),
  }),
  over('collection: group editor', 'collection/group/:groupId', press('Edit Group')),
  over('collection: series editor', `${series}/overview`, press('Edit Series')),
  over('collection: custom tags', `${series}/overview`, press('Edit custom tags')),
  over('collection: tag', `${series}/tags`, (page) =>
    page.getByRole('list', { name: 'Tags' }).getByRole('button').first().click(),
  ),
  over('collection: watch options', `${series}/episodes`, press('Options')),
  over('collection: file info', `${series}/episodes`, press('File Info')),

  over('dashboard: display settings', 'dashboard', press('Dashboard Settings')),
  over('dashboard: arranging', 'dashboard', steps(press('Dashboard Settings'), press('Enable Edit Mode')), {
    shows: (page) => page.getByRole('button', { name: /^Arrange / }),
  }),
  over('dashboard: widgets', 'dashboard', tall, {
    shows: (page) =>
      page.locator('[data-frame] main:not(:has([aria-busy="true"], [role="alert"], [class*="skeleton"]))'),
  }),
  over('dashboard: clear queue', 'dashboard', press('Clear All'), {
    prepare: ({ queue }) => {
      queue.pause();
      queue.add({ key: 'hash', type: 'Hash File', title: 'Hashing File' });
    },
  }),
  over('dashboard: dump', 'dashboard', steps(tall, press(/^AVDump /)), { isAction: true }),
  over('dashboard: import folder', 'dashboard', steps(tall, press('Add import folder'))),
  over('dashboard: delete folder', 'dashboard', steps(tall, press(/^Delete /))),
  over('dashboard: welcome', 'dashboard', welcomed),

  over('linking: picker', linking, press(/^TMDB match for episode 1: /)),
  over('linking: order', linking, press('Show Settings')),

  over('settings: search', 'settings/general', (page) => page.getByRole('searchbox').fill('theme'), {
    shows: (page) => page.getByRole('status').filter({ hasText: /settings?$/ }),
  }),
  over('settings: restore', 'settings/general', upload('Backup file', 'b.json', 'application/json', aBackup)),
  over('settings: languages', 'settings/collection', press('Add languages: Series Title')),
  over('settings: avatar', 'settings/account', upload('Avatar file', 'a.png', 'image/png', picture), {
    user: 'plain',
  }),
  over('settings: import folder', 'settings/import', press(/^(Add|New)/)),
  over('settings: delete folder', 'settings/import', press(/^Delete /)),

  over('utilities: new renamer config', 'utilities/renamer', press('New config')),
  over('utilities: delete renamer config', 'utilities/renamer?config=Other', press('Delete config'), {
    prepare: ({ library: { renamerConfigs } }) => {
      const [config] = renamerConfigs.all;
      if (config && !renamerConfigs.find('Other')) renamerConfigs.add({ ...config, Name: 'Other' });
    },
  }),
  over(
    'utilities: rename',
    'utilities/renamer',
    steps(press('Add recently imported files'), press('Rename files')),
  ),
  over('utilities: file', 'utilities/file-search', (page) => page.getByRole('rowheader').nth(1).click(), {
    shows: (page) => page.getByRole('button', { name: 'Next file' }),
  }),
  over('utilities: hashes', 'utilities/file-search', steps(check(/^Select /), press('ED2K Hashes'))),
  over('utilities: question', files, steps(check(/^Select /), press('Delete'))),
  over('utilities: dump', files, steps(check(/^Select /), press('Finish AVDump')), {
    prepare: ({ library }) => {
      for (const file of library.files.values()) file.avdumpedAt ??= file.created;
    },
  }),
  over('utilities: add series', 'utilities/series-without-files', press('Add Series')),
  over(
    'utilities: delete series',
    'utilities/series-without-files',
    steps(check(/^Select /), press('Delete')),
  ),
  over(
    'utilities: quick select',
    'utilities/release-management/multiples',
    steps(openFirstSeries, press('Quick Select')),
  ),
  over(
    'utilities: delete releases',
    'utilities/release-management/multiples',
    // By its key: a notice may cover it.
    steps(openFirstSeries, press('Use the server’s suggestions'), (page) =>
      first('button', 'Confirm')(page).press('Enter'),
    ),
  ),
];

export function openerPlace({ at }: Opener, server: SandboxServer): string {
  const [linked] = [...server.sandbox.library.series.values()].filter(
    ({ tmdbShows, restricted }) => tmdbShows.length > 0 && !restricted,
  );
  // Before a first run the library is empty, and its pages need none of it.
  return at.includes(':')
    ? addressOf({ pattern: at.replace(':linked', String(linked?.id)) }, placesIn(server))
    : at;
}

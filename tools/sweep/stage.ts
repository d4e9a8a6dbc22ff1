import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { createSandbox, type SandboxOptions, type SandboxServer } from '../../apps/sandbox/src/server.ts';
import { headlessChromiumPath } from '../test/chromium.ts';
import { newTestContext } from '../test/testDay.ts';
import type { Visit } from './matrix.ts';

const usernames = { administrator: 'Default', plain: 'alice', restricted: 'kid' } as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Scene {
  readonly page: Page;
  readonly server: SandboxServer;
  readonly places: Places;
}

/** IDs of items that every user may see. */
export interface Places {
  readonly group: number;
  readonly series: number;
  readonly filter: number;
}

export interface Setting
  extends Pick<Visit, 'user' | 'width' | 'version'>,
    Partial<Pick<Visit, 'language' | 'text'>> {
  readonly sandbox?: SandboxOptions | undefined;
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
}

export class Stage {
  readonly #webui: string;
  #browser: Browser;
  readonly #servers = new Map<string, SandboxServer>();
  readonly #sessions = new Map<string, State>();

  private constructor(webui: string, browser: Browser) {
    this.#webui = webui;
    this.#browser = browser;
  }

  static async open(webui: string): Promise<Stage> {
    return new Stage(webui, await openBrowser());
  }

  async close(): Promise<void> {
    await this.#browser.close();
    for (const server of this.#servers.values()) await server.close();
  }

  async #serverOf({ version, sandbox }: Setting): Promise<SandboxServer> {
    const key = JSON.stringify({ version, sandbox });
    const known = this.#servers.get(key);
    if (known) return known;
    const server = createSandbox({
      series: 120,
      awkward: true,
      serverVersion: version,
      webui: this.#webui,
      updates: 'other-publisher',
      ...sandbox,
    });
    await server.listen(0);
    this.#servers.set(key, server);
    return server;
  }

  /** Browser storage after this user signed in with Remember Me. */
  async #sessionOf(server: SandboxServer, { user }: Setting): Promise<State | undefined> {
    if (user === undefined) return undefined;
    const key = `${user} ${server.url}`;
    const known = this.#sessions.get(key);
    if (known) return known;
    const context = await newTestContext(this.#browser);
    const page = await context.newPage();
    await page.goto(`${server.url}/webui/`);
    await page.getByLabel('Username').fill(usernames[user]);
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByLabel('Remember Me').check();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('banner').waitFor();
    const state = await context.storageState();
    await context.close();
    this.#sessions.set(key, state);
    return state;
  }

  async play<T>(visit: Setting, perform: (scene: Scene) => Promise<T>): Promise<T> {
    // A browser crash costs only the visit that it was on.
    if (!this.#browser.isConnected()) this.#browser = await openBrowser();
    const server = await this.#serverOf(visit);
    server.sandbox.misbehaviour.clear();
    const storageState = await this.#sessionOf(server, visit);
    const context = await newTestContext(this.#browser, {
      ...(storageState && { storageState }),
      viewport: { width: visit.width, height: visit.width === 1440 ? 900 : visit.width === 390 ? 844 : 256 },
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      const { text = 16, language = 'en' } = visit;
      await page.addInitScript((tag) => localStorage.setItem('hondana.language', tag), language);
      if (text !== 16) {
        const session = await context.newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      }
      // Stubs the project's news site: no posts.
      await page.route('https://shokoanime.com/**', (route) =>
        route.fulfill({ json: { results: [] }, headers: { 'access-control-allow-origin': '*' } }),
      );
      server.sandbox.requests.clear();
      return await perform({
        page,
        server,
        get places() {
          return placesIn(server);
        },
      });
    } finally {
      server.sandbox.misbehaviour.clear();
      await context.close();
    }
  }
}

export function placesIn({ sandbox: { library, users } }: SandboxServer): Places {
  const hidden = new Set(users.all.flatMap(({ restrictedTags }) => restrictedTags));
  for (const group of library.groups.values()) {
    const [first, ...others] = library.seriesOf(group);
    const isHidden = [first, ...others].some((series) => series?.tags.some(({ tag }) => hidden.has(tag.id)));
    if (first && others.length > 0 && !isHidden) return { group: group.id, series: first.id, filter: 2 };
  }
  throw new Error('The library has no group of several series that everyone may see.');
}

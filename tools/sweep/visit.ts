import type { ConsoleMessage, Page } from 'playwright';
import type { SandboxServer } from '../../apps/sandbox/src/server.ts';
import { focusFindings } from './focusFindings.ts';
import { changeFindings, languageFindings, ServerTexts } from './languageFindings.ts';
import type { Fault, Visit } from './matrix.ts';
import { axeFindingsInThemes, pageFindings, sidewaysFindings } from './pageFindings.ts';
import type { SweptRoute } from './routes.ts';
import type { Places, Scene } from './stage.ts';

/** One request and up to four retries are normal; more than this to one failing call is a request storm. */
const maxTries = 6;

/** Console messages of calls that fail on purpose, or that the server denies to most users. */
function isExpected(message: ConsoleMessage, { fault, sandbox }: Visit): boolean {
  const { url } = message.location();
  if (/\/api\/v3\/(Image\/|Settings)/.test(url)) return true;
  // A server that cannot check for a new version answers 500, which browsers report (facts 9).
  if (sandbox?.network && url.includes('/WebUI/LatestVersion')) return true;
  return fault !== undefined && /Failed to load resource|WebSocket|signalr|negotiat/i.test(message.text());
}

export function addressOf(
  { pattern }: Pick<SweptRoute, 'pattern'>,
  { group, series, filter }: Places,
): string {
  return (
    pattern
      .replace(':groupId', String(group))
      .replace(':seriesId', String(series))
      .replace(':filterId', String(filter))
      .replace(':imageType?', 'posters')
      .replace(':contribution', 'nobody:nothing')
      // Core Settings, which has every kind of element.
      .replace(':configId', '19c7a5e2-4244-56a8-aa78-87ad3590efce')
      .replace(':pluginId', '5e1f0c52-7d0b-5c6a-9b52-8a4f6d1c2e90')
      .replace(':step?', 'acknowledgement')
      .replace('*', 'nowhere')
  );
}

/** With concrete IDs: the sandbox's `*` would also match nested paths. */
function misbehave({ server: { sandbox }, places }: Scene, { call, kind }: Fault): void {
  const [method, general = ''] = call.split(' ');
  const pattern = general
    .replace('/Group/*', `/Group/${places.group}`)
    .replace('/Series/*', `/Series/${places.series}`)
    .replace('/Filter/*', `/Filter/${places.filter}`);
  const fault = { 500: { status: 500, body: '' }, hang: { hang: true }, html: { html: true } }[kind];
  sandbox.misbehaviour.add({ pattern, ...(method !== '*' && method && { method }), ...fault });
}

/** `Series/*` doesn't match nested paths. */
function matchesPattern(call: string, method: string, path: string): boolean {
  const [wanted, pattern = ''] = call.split(' ');
  const end = pattern.endsWith('/*') && /\/(Image|signalr)\//.test(pattern) ? '.*' : '[^/]+';
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]+')
    .replace(/\[\^\/\]\+$/, end);
  return (wanted === '*' || wanted === method) && new RegExp(`^${source}$`, 'i').test(path);
}

/** Unlisted calls, refused calls, and calls that no server has. */
function callFindings({ sandbox }: SandboxServer, { route, user }: Visit): string[] {
  const received = sandbox.requests.find().filter(({ path }) => /^\/(api|signalr|plex)\//i.test(path));
  const isListed = (method: string, path: string) =>
    route.calls.some(({ call }) => matchesPattern(call, method, path));
  return received.flatMap(({ method, path, status, isUnknown }) => {
    const name = `${method} ${path.replaceAll(/\/\d+/g, '/*')}`;
    const mayBeRefused = user !== 'administrator' && /\/Settings$/i.test(path);
    return [
      ...(isListed(method, path) ? [] : [`not listed in routes.ts: ${name}`]),
      ...(isUnknown ? [`no server has ${name}`] : []),
      ...((status === 401 || status === 403) && !mayBeRefused ? [`refused with ${status}: ${name}`] : []),
    ];
  });
}

function uncalledFindings({ sandbox }: SandboxServer, route: SweptRoute): string[] {
  const received = sandbox.requests.find();
  return (
    route.calls
      // Which pictures exist depends on the library, and the frame's calls on timing.
      .filter(({ call, isOfFrame, isOfOthers }) => !isOfFrame && !isOfOthers && !call.includes('/Image/'))
      .filter(({ call }) => !received.some(({ method, path }) => matchesPattern(call, method, path)))
      .map(({ call }) => `listed in routes.ts and not called: ${call}`)
  );
}

async function isReported(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const text = [...document.querySelectorAll('[role="alert"], [data-notices], main')]
      .map(({ textContent }) => textContent)
      .join(' ');
    return /could not|cannot be|failed|no valid response|went wrong/i.test(text) || / not found/.test(text);
  });
}

/** Fast-forwards through the pauses between retries. */
async function awaitReported(page: Page): Promise<boolean> {
  for (let jump = 0; jump < 10; jump++) {
    if (await isReported(page)) return true;
    await page.clock.fastForward(2500);
    // The page's clock is stopped, but the next response takes real time.
    await page.waitForTimeout(300);
  }
  return isReported(page);
}

async function healthyFindings(
  { page, server }: Scene,
  { route, user, width, text, language }: Visit,
): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  const rested = page.locator('[aria-busy="true"]');
  const isSettled = async () => {
    const texts = await heading.allInnerTexts();
    return (
      texts.length > 0 &&
      (language !== 'en' || (route.heading?.test(texts[0] ?? '') ?? true)) &&
      (await rested.count()) === 0
    );
  };
  const deadline = Date.now() + 10_000;
  while (!(await isSettled())) {
    if (Date.now() > deadline) {
      const busy = await rested.evaluateAll((elements) =>
        elements.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      return [`never came to rest; headed “${await heading.allInnerTexts()}”; busy: ${busy}`];
    }
    // What is below the fold may load later.
    await rested
      .first()
      .scrollIntoViewIfNeeded({ timeout: 500 })
      .catch(() => {});
    await page.waitForTimeout(50);
  }
  // A target half below a bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  // What is rendered, and therefore requested, depends on the window's size and on what the user may see.
  const isWhole = user === undefined || user === 'administrator';
  if (!isWhole || width !== 1440 || text !== 16 || language !== 'en') return [];
  while (uncalledFindings(server, route).length > 0 && Date.now() < deadline) await page.waitForTimeout(100);
  return uncalledFindings(server, route);
}

async function faultFindings({ page, server }: Scene, fault: Fault, isFramed: boolean): Promise<string[]> {
  const begin = isFramed ? page.getByRole('banner') : page.getByRole('heading', { level: 1 });
  await begin.first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
  const needsWord = !fault.isOrnament && fault.kind !== 'hang';
  const findings = needsWord && !(await awaitReported(page)) ? ['the fault is not reported'] : [];
  const paths = server.sandbox.requests
    .find()
    .filter(({ method, path }) => matchesPattern(fault.call, method, path));
  const counts = Map.groupBy(paths, ({ path, query }) => `${path}?${query}`);
  const excessive = [...counts].filter(
    ([path, { length }]) => length > maxTries && !/\/Init\/|\/signalr\//i.test(path),
  );
  return [...findings, ...excessive.map(([path, { length }]) => `asked ${length} times: ${path}`)];
}

/** Loaded in English, and changed on the page. */
async function changedFindings({ page, server, places }: Scene, { route }: Visit): Promise<string[]> {
  await page.addInitScript(() => {
    if (sessionStorage.changed === undefined) localStorage.setItem('hondana.language', 'en');
    sessionStorage.changed = '';
  });
  await page.goto(`${server.url}/webui/${addressOf(route, places)}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  const settings = () => server.sandbox.settings.document as { WebUI_Settings?: unknown };
  const { WebUI_Settings: before } = settings();
  try {
    return await changeFindings(page, 'Deutsch');
  } finally {
    // The choice belongs to this visit alone.
    settings().WebUI_Settings = before;
  }
}

export async function lookAt(visit: Visit, scene: Scene): Promise<string[]> {
  const { page, server, places } = scene;
  const { route, fault, language } = visit;
  const logged: string[] = [];
  page.on('pageerror', (error) => logged.push(`thrown: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message, visit)) logged.push(`console: ${message.text()}`);
  });
  if (fault) {
    misbehave(scene, fault);
    await page.clock.install();
  }
  const serverTexts = new ServerTexts(page);
  await page.goto(`${server.url}/webui/${addressOf(route, places)}`);
  // Until the first responses there is no frame.
  const isFramed = !route.isPublic && !fault?.call.includes('/Init/');
  const findings = fault ? await faultFindings(scene, fault, isFramed) : await healthyFindings(scene, visit);
  findings.push(...(await pageFindings(page, isFramed)), ...(await sidewaysFindings(page)));
  findings.push(...(await languageFindings(page, language, serverTexts)));
  findings.push(...(await axeFindingsInThemes(page)));
  if (!fault) findings.push(...callFindings(server, visit));
  // Last: it scrolls, and what comes into view may be requested.
  if (!fault) findings.push(...(await focusFindings(page)));
  if (language === 'de' && isFramed) findings.push(...(await changedFindings(scene, visit)));
  return [...new Set([...findings, ...logged])];
}

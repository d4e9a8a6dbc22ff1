import type { Browser } from 'playwright';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { newTestContext } from '../test/testDay.ts';
import { type Figure, figure } from './figures.ts';
import { startSandbox } from './startSandbox.ts';
import { untilQuiet } from './untilQuiet.ts';

function isReady(): boolean {
  const widgets = [...document.querySelectorAll('main section')].filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
  return widgets.length >= 3 && widgets.every((widget) => !widget.matches('[aria-busy=true]'));
}

interface Opening {
  /** Milliseconds from the click on Login until every widget in view has its content. */
  readonly time: number;
  readonly calls: number;
}

async function open(browser: Browser, url: string): Promise<Opening> {
  const context = await newTestContext(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await context.route('https://shokoanime.com/**', (route) => route.fulfill({ json: { results: [] } }));
  await page.goto(`${url}/webui/`);
  await page.getByLabel('Username').fill('Default');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await untilQuiet(page);
  let calls = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|signalr)\//.test(pathname) && !pathname.startsWith('/api/v3/Image/')) calls += 1;
  });
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('press'), { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForFunction(isReady, undefined, { polling: 'raf' });
  const time = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('press')[0]?.startTime ?? Number.NaN),
  );
  const opening = { time, calls };
  await context.close();
  return opening;
}

export async function measureDashboard(
  browser: Browser,
  webui: string,
  library: SandboxOptions,
  runs: number,
): Promise<Figure[]> {
  const server = await startSandbox({ ...library, pace: 'reference', webui });
  const openings: Opening[] = [];
  // The first run creates the pictures and warms the server, so it doesn't count.
  for (let run = -1; run < runs; run++) {
    const opening = await open(browser, server.url);
    if (run >= 0) openings.push(opening);
  }
  await server.close();
  return [
    figure(
      'dashboard: press on Login to widgets with content',
      openings.map(({ time }) => time),
      'ms',
      800,
    ),
    figure(
      'dashboard: calls to the server in that time',
      openings.map(({ calls }) => calls),
      '',
      18,
    ),
  ];
}

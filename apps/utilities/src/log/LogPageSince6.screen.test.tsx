// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { getSession, signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { routes } from '../routes.tsx';

const log = page.getByRole('log', { name: 'Log' });
const lines = log.getByRole('listitem');
const status = page.getByRole('status').first();
const showOlder = page.getByRole('button', { name: 'Show older lines' });
const searchOlder = page.getByRole('button', { name: 'Search older lines' });
const search = page.getByRole('searchbox', { name: 'Search log' });
const box = () => log.element() as HTMLElement;
const write = (count: number) => control('POST', 'log', { count });
const count = () => Number(/([\d,]+) lines/.exec(document.body.textContent ?? '')?.[1]?.replaceAll(',', ''));

const options = { series: 1, serverVersion: '6.0.0.425' };
withSandbox(options);
// A log of its own for each test, on the server and in the page.
beforeEach(() => commands.startSandbox(options));
afterEach(() => signOut());

async function showLog(query = '') {
  const screen = await renderScreen({ routes, path: `/log${query}`, as: 'administrator' });
  await expect.element(status).toMatchTextContent('Live');
  return screen;
}

test('shows an administrator the last lines and each new one by the words before 6', async () => {
  const addresses: string[] = [];
  const Original = WebSocket;
  vi.stubGlobal(
    'WebSocket',
    class extends Original {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        addresses.push(String(url));
      }
    },
  );
  await showLog();
  await expect.element(log.getByText('Initializing Web Hosts...')).toBeVisible();
  await write(40);
  await expect.poll(count).toBe(43);
  expect(
    lines.elements().every(({ textContent }) => !/Information|Warning|Critical/.test(textContent ?? '')),
  ).toBe(true);
  expect(addresses).toEqual([expect.stringContaining('access_token=')]);
  expect(addresses[0]).not.toContain(getSession()?.key);
  await expectNoAxeViolations();
  vi.unstubAllGlobals();
});

test('shows older lines above those in view, page by page, until the log begins', async () => {
  await write(900);
  await showLog();
  await expect.poll(count).toBe(100);
  await showOlder.click();
  await expect.poll(count).toBeGreaterThan(400);
  await showOlder.click();
  await expect.element(page.getByText('The log begins here.')).toBeVisible();
  await expect.element(showOlder).not.toBeInTheDocument();
  // None twice, none left out.
  expect(count()).toBe(903);
  box().scrollTop = 0;
  await expect.element(log.getByText('Initializing Web Hosts...')).toBeVisible();
  await write(1);
  await expect.poll(count).toBe(904);
  await expectNoAxeViolations();
});

test('keeps the line at the top of the view when older ones appear above it', async () => {
  await write(900);
  await showLog();
  await page.getByRole('button', { name: 'Auto-scroll' }).click();
  box().scrollTop = 300;
  const atTop = () => {
    const { top } = box().getBoundingClientRect();
    const line = lines.elements().find((one) => one.getBoundingClientRect().bottom > top + 1);
    return [line?.textContent, Math.round((line?.getBoundingClientRect().top ?? 0) - top)];
  };
  await expect.poll(() => atTop()[1]).toBeLessThanOrEqual(0);
  const before = atTop();
  await showOlder.click();
  await expect.poll(count).toBeGreaterThan(400);
  expect(atTop()).toEqual(before);
  expect(box().scrollTop).toBeGreaterThan(300);
});

test('has the server search older lines by level and text, and starts anew with another filter', async () => {
  await write(900);
  await showLog('?level=Warn&q=MediaInfo');
  await searchOlder.click();
  await expect.element(page.getByText('No older lines match.')).toBeVisible();
  const [request] = (await requestsTo('/api/v3/Logging/Range/Read')).slice(-1);
  expect(request?.query).toContain('level=Warning%2CError%2CCritical');
  expect(request?.query).toContain('message=c%23%3AMediaInfo');
  await expect.poll(() => lines.elements().length).toBeGreaterThan(3);
  const isFound = ({ textContent }: Element) => /Error.*MediaInfo/.test(textContent ?? '');
  expect(lines.elements().every(isFound)).toBe(true);
  await search.fill('');
  await expect.element(page.getByText(/^\d+ of 100 lines$/)).toBeVisible();
  await expect.element(searchOlder).toBeVisible();
});

test('searches older lines when no known one matches', async () => {
  await write(300);
  await showLog('?q=Initializing Database');
  await expect.element(page.getByText('No lines match')).toBeVisible();
  await searchOlder.click();
  await expect.element(log.getByText('Initializing Database...')).toBeVisible();
});

test('says so when older lines cannot be read, and reads them at the next try', async () => {
  await write(300);
  await showLog();
  await misbehave({ pattern: '/api/v3/Logging/*', status: 500, times: 1 });
  await showOlder.click();
  await expect.element(page.getByText('The older lines could not be read.')).toBeVisible();
  await showOlder.click();
  await expect.poll(count).toBeGreaterThan(300);
});

test('tells other users that the log is for administrators, without asking for it', async () => {
  await renderScreen({ routes, path: '/log', as: 'plain' });
  await expect.element(page.getByText('Only administrators can read the log')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
  expect(await requestsTo('/api/v3/Auth/GenerateToken')).toEqual([]);
  await expectNoAxeViolations();
});

// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { refuseClipboard } from '@hondana/shared/testing/refuseClipboard';
import { control, misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const log = page.getByRole('log', { name: 'Log' });
const lines = log.getByRole('listitem');
const status = page.getByRole('status').first();
const follow = page.getByRole('button', { name: 'Auto-scroll' });
const box = () => log.element() as HTMLElement;
const fromBottom = () => box().scrollHeight - box().clientHeight - box().scrollTop;
const write = (count: number, perSecond?: number) => control('POST', 'log', { count, perSecond });
const count = () =>
  Number(/([\d,]+) lines?(?!.*\d lines?)/.exec(document.body.textContent ?? '')?.[1]?.replaceAll(',', ''));

withSandbox({ series: 1 });

async function showLog(query = '', as: 'administrator' | 'plain' | 'restricted' = 'plain') {
  const screen = await renderScreen({ routes, path: `/log${query}`, as });
  await expect.element(status).toMatchTextContent('Live');
  return screen;
}

test('shows restricted users the last lines and each new one with time, level and message', async () => {
  await showLog('', 'restricted');
  await expect.element(log.getByText('Initializing Web Hosts...')).toBeVisible();
  await write(1);
  await expect.poll(count).toBe(4);
  const { textContent } = lines.elements().at(-1) as HTMLElement;
  expect(textContent).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(Trace|Debug|Info|Warn|Error)\S/);
  await expectNoAxeViolations();
});

test('follows the newest line until the user scrolls up, and again when Auto-scroll is pressed', async () => {
  await showLog();
  await write(300);
  await expect.poll(count).toBeGreaterThan(300);
  await expect.poll(fromBottom).toBeLessThan(2);
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  box().focus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(fromBottom).toBeGreaterThan(box().clientHeight * 0.87);
  let top = -1;
  await expect
    .poll(() => {
      const before = top;
      top = box().scrollTop;
      return top - before;
    })
    .toBe(0);
  const before = count();
  await write(50);
  await expect.poll(count).toBe(before + 50);
  expect(Math.abs(box().scrollTop - top)).toBeLessThan(2);
  await follow.click();
  await expect.poll(fromBottom).toBeLessThan(2);
  await page.viewport(1440, 1000);
  await page.viewport(1440, 700);
  await write(1);
  await expect.poll(fromBottom).toBeLessThan(2);
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
});

test('pauses auto-scroll while text is selected', async () => {
  await showLog();
  await expect.poll(count).toBeGreaterThan(0);
  const begun = count();
  await write(300);
  await expect.poll(count).toBe(begun + 300);
  await expect.poll(fromBottom).toBeLessThan(2);
  const line = lines.elements().at(-1) as HTMLElement;
  getSelection()?.selectAllChildren(line);
  const words = getSelection()?.toString();
  const top = box().scrollTop;
  const before = count();
  await write(10);
  await expect.poll(count).toBe(before + 10);
  expect(box().scrollTop).toBe(top);
  expect(getSelection()?.toString()).toBe(words);
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  getSelection()?.removeAllRanges();
  await expect.poll(fromBottom).toBeLessThan(2);
});

test('counts new lines on a button to the newest line while scrolled up, also by keyboard', async () => {
  await page.viewport(390, 844);
  await showLog();
  const before = count();
  await write(300);
  await expect.poll(count).toBe(before + 300);
  await expect.element(page.getByRole('button', { name: /^Newest/ })).not.toBeInTheDocument();
  await expect.poll(fromBottom).toBeLessThan(2);
  box().focus();
  await userEvent.keyboard('{PageUp}');
  const newest = page.getByRole('button', { name: 'Newest', exact: true });
  await expect.element(newest).toBeVisible();
  await write(12);
  const counted = page.getByRole('button', { name: /^Newest/ });
  await expect.element(counted).toMatchTextContent('Newest, 12 new lines');
  expect(counted.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await userEvent.keyboard('{Tab}');
  await expect.element(counted).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(fromBottom).toBeLessThan(2);
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  await expect.element(counted).not.toBeInTheDocument();
  await expect.element(log).toHaveFocus();
});

test('filters by level and text, keeps both in the address, and highlights matches', async () => {
  const { router } = await showLog();
  await write(400);
  await expect.poll(count).toBeGreaterThan(400);
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'Warnings and errors' }).click();
  const isSerious = (line: Element) => /Warn|Error/.test(line.textContent ?? '');
  await expect.poll(() => lines.elements().every(isSerious)).toBe(true);
  await page.getByRole('searchbox', { name: 'Search log' }).fill('MEDIAINFO');
  await expect.poll(() => router.state.location.search).toBe('?level=Warn&q=MEDIAINFO');
  await expect.poll(() => lines.elements().length).toBeGreaterThan(0);
  const isMarked = (line: Element) => line.querySelector('mark')?.textContent === 'MediaInfo';
  await expect.poll(() => lines.elements().every(isMarked)).toBe(true);
  await page.getByRole('searchbox', { name: 'Search log' }).fill('qqzzxx');
  await expect.element(page.getByText('No lines match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(log).toBeVisible();
});

test('restores the filters from the address', async () => {
  await write(100);
  await showLog('?level=Error&q=mediainfo');
  await expect.element(page.getByRole('searchbox', { name: 'Search log' })).toHaveValue('mediainfo');
  await expect.element(page.getByRole('combobox', { name: 'Level' })).toMatchTextContent('Errors');
  await expect
    .poll(
      () =>
        lines.elements().length > 0 && lines.elements().every((line) => /Error/.test(line.textContent ?? '')),
    )
    .toBe(true);
});

test('counts new lines while paused and shows them on Resume', async () => {
  await showLog();
  const before = count();
  await page.getByRole('button', { name: 'Pause' }).click();
  await write(20);
  await expect.element(page.getByText(/20 waiting/)).toBeVisible();
  expect(count()).toBe(before);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(count).toBe(before + 20);
});

test('duplicates no line when the user returns to the page', async () => {
  const { router } = await showLog();
  const first = count();
  await write(30);
  await expect.poll(count).toBe(first + 30);
  const before = count();
  await router.navigate('/elsewhere');
  await expect.element(log).not.toBeInTheDocument();
  await router.navigate('/log');
  await expect.element(status).toMatchTextContent('Live');
  await write(1);
  await expect.poll(count).toBe(before + 1);
});

test('reports a lost connection, and neither duplicates nor misses lines after reconnecting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await showLog();
  await expect.poll(count).toBeGreaterThan(0);
  const before = count();
  await control('POST', 'hub-drop');
  await expect.element(status).toMatchTextContent('Connection lost. Reconnecting…');
  await write(10);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(status).toMatchTextContent('Live');
  await expect.poll(count).toBe(before + 10);
  vi.useRealTimers();
});

test('reports the lost connection when the log cannot be opened', async () => {
  await misbehave({ pattern: '/signalr/logging*', status: 500 });
  await renderScreen({ routes, path: '/log', as: 'plain' });
  await expect.element(status).toMatchTextContent('Connection lost. Reconnecting…');
});

test('copies and downloads the shown lines, and offers the download when copying is refused', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showLog('?q=Initializing Database');
  await expect.poll(() => lines.elements().length).toBe(1);
  await page.getByRole('button', { name: 'Copy what is shown' }).click();
  const line = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d INFO {2}Initializing Database\.\.\.\n$/;
  expect(copied.mock.calls[0]?.[0]).toMatch(line);
  await expect.element(page.getByText('1 line copied!')).toBeVisible();
  const downloads = watchDownloads();
  await page.getByRole('button', { name: 'Download what is shown' }).click();
  expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/^shoko-.*\.log$/)]);
  expect(await downloads[0]?.text()).toMatch(/ INFO {2}Initializing Database\.\.\.\n$/);
  refuseClipboard();
  await page.getByRole('button', { name: 'Copy what is shown' }).click();
  await expect.element(page.getByRole('button', { name: 'Download instead' })).toBeVisible();
  vi.restoreAllMocks();
});

test('wraps long lines and never scrolls sideways on a phone', async () => {
  await page.viewport(390, 844);
  await write(200);
  await showLog();
  await expect.poll(() => lines.elements().length).toBeGreaterThan(5);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(box().scrollWidth).toBe(box().clientWidth);
  const [first] = lines.elements();
  const [time, , message] = first?.querySelector('time')?.parentElement?.children ?? [];
  expect(message?.getBoundingClientRect().left).toBe(time?.getBoundingClientRect().left);
  expect(lines.elements().some((line) => line.getBoundingClientRect().height > 90)).toBe(true);
  await expectNoAxeViolations();
});

test('renders only the lines near the view when there are very many', async () => {
  await showLog();
  await write(2000);
  await expect.poll(count).toBeGreaterThan(2000);
  await follow.click();
  box().scrollTop = box().scrollHeight / 2;
  const isInView = (line: Element) => {
    const { top, bottom } = box().getBoundingClientRect();
    const own = line.getBoundingClientRect();
    return own.bottom > top && own.top < bottom;
  };
  const heightInView = () =>
    lines
      .elements()
      .filter(isInView)
      .reduce((sum, line) => sum + line.getBoundingClientRect().height, 0);
  await expect.poll(heightInView).toBeGreaterThanOrEqual(box().clientHeight);
  expect(lines.elements().length).toBeLessThan(80);
});

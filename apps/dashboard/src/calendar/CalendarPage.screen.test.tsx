// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { calendarEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { formatDay, plural } from '@hondana/shared/ui/format';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { addDays, dayOf } from '../shared/days.ts';
import { addMonths, daysOf, monthOf, weeksOf } from './month.ts';
import { weekStart } from './weekStart.ts';

withSandbox({ series: 120 });

const today = dayOf(new Date());
const month = monthOf(today);
const monthText = (of: string) => formatDay(`${of}-01`, 'month');
const grid = (of = month) => page.getByRole('grid', { name: monthText(of) });
const heading = (of: string) => page.getByRole('heading', { level: 2, name: monthText(of) });
const cells = (of = month) => grid(of).getByRole('gridcell');
const address = '/dashboard/calendar';

type Options = Partial<Parameters<typeof renderScreen>[0]>;

async function showCalendar({ path = address, as = 'plain' }: Options = {}) {
  localStorage.clear();
  return renderScreen({ routes, path, as });
}

function shownEpisodes(queryClient: Awaited<ReturnType<typeof showCalendar>>['queryClient']) {
  const weeks = weeksOf(month, weekStart()).flat();
  const options = { startDate: weeks[0] ?? '', endDate: weeks.at(-1) ?? '', includeRestricted: false };
  return queryClient.getQueryData<DashboardEpisode[]>(calendarEpisodesQuery(options).queryKey) ?? [];
}

test('shows the days of a month with the episodes that air on them', async () => {
  const { queryClient } = await showCalendar();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect.element(grid()).toBeVisible();
  await expect.poll(() => document.title).toBe(`Calendar, ${monthText(month)} · Hondana`);
  expect(cells().elements().length % 7).toBe(0);
  const own = shownEpisodes(queryClient).filter(({ IDs }) => IDs.ShokoSeries);
  const first = own[0];
  if (!first?.AirDate) throw new Error('Nothing airs this month.');
  const count = own.filter(({ AirDate }) => AirDate === first.AirDate).length;
  const cell = cells().filter({ hasText: first.SeriesTitle }).first();
  const name = `${first.AirDate === today ? 'Today, ' : ''}${formatDay(first.AirDate, 'day')}`;
  await expect.element(cell).toMatchTextContent(`${name}, ${plural(count, 'episode', 'episodes')}`);
  await cell.click({ position: { x: 8, y: 8 } });
  const list = page.getByRole('region', { name: formatDay(first.AirDate, 'day') });
  await expect
    .element(list.getByRole('link', { name: first.SeriesTitle }).first())
    .toHaveAttribute('href', `/collection/series/${first.IDs.ShokoSeries}`);
  expect((await requestsTo('/api/v3/Dashboard/CalendarEpisodes'))[0]?.query).toMatch(
    /startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d&includeRestricted=false&includeMissing=true/,
  );
});

test('pages through months and keeps them in the address and the history', async () => {
  const { router } = await showCalendar();
  await page.getByRole('button', { name: 'Next month' }).click();
  const next = addMonths(month, 1);
  await expect.element(heading(next)).toBeVisible();
  expect(router.state.location.search).toBe(`?month=${next}`);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(heading(addMonths(month, -1))).toBeVisible();
  await router.navigate(-2);
  await expect.element(heading(next)).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.element(heading(month)).toBeVisible();
});

test('shows the current month when the address is invalid', async () => {
  await showCalendar({ path: `${address}?month=2026-13&day=2026-02-30&view=week` });
  await expect.element(heading(month)).toBeVisible();
  await expect.element(grid()).toBeVisible();
});

test('moves by keyboard between days and months and into the episodes of a day', async () => {
  const { router } = await showCalendar();
  await expect.element(grid()).toBeVisible();
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.day;
  const only = cells()
    .elements()
    .filter((cell) => (cell as HTMLElement).tabIndex === 0) as HTMLElement[];
  expect(only.map(({ dataset }) => dataset.day)).toEqual([today]);
  only[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe(addDays(today, 1));
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe(addDays(today, -6));
  await userEvent.keyboard('{PageDown}');
  await expect.element(heading(addMonths(monthOf(addDays(today, -6)), 1))).toBeVisible();
  await expect.poll(() => focused()?.slice(0, 7)).toBe(addMonths(monthOf(addDays(today, -6)), 1));
  await router.navigate(`${address}?day=${daysOf(month).last}`);
  await expect.element(heading(month)).toBeVisible();
  cells()
    .elements()
    .find((cell): cell is HTMLElement => (cell as HTMLElement).tabIndex === 0)
    ?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe(daysOf(addMonths(month, 1)).first);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-labelledby')).toBe('calendar-day');
});

test('shows only episodes of the collection until All is chosen', async () => {
  const { queryClient, router } = await showCalendar({ path: `${address}?view=agenda` });
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const episodes = shownEpisodes(queryClient);
  expect(episodes.some(({ IDs }) => !IDs.ShokoSeries)).toBe(true);
  await expect.element(page.getByText('Not in your collection')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'All' }).click();
  await expect.element(page.getByText('Not in your collection').last()).toBeVisible();
  expect(router.state.location.search).toBe('?view=agenda&show=all');
});

test('opens the agenda on a phone, and the month when chosen', async () => {
  await page.viewport(390, 844);
  await showCalendar();
  await expect.element(page.getByRole('radio', { name: 'Agenda' })).toBeChecked();
  await expect.element(grid()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 3 }).last()).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect.element(grid()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test('does not scroll horizontally at 400 % zoom', async () => {
  await page.viewport(320, 256);
  await showCalendar();
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('has no accessibility violations in the month view in any theme', async () => {
  await showCalendar({ path: `${address}?show=all` });
  await expect.element(grid()).toBeVisible();
  await expectNoAxeViolations();
});

test('downloads the month as an iCalendar file', async () => {
  const downloads = watchDownloads();
  const { queryClient } = await showCalendar();
  await expect.element(grid()).toBeVisible();
  await page.getByRole('button', { name: 'Download (iCal)' }).click();
  const [download] = downloads;
  expect(download?.name).toBe(`anime-${month}.ics`);
  expect(download?.type).toBe('text/calendar;charset=utf-8');
  const own = shownEpisodes(queryClient).filter(
    ({ IDs, AirDate }) => IDs.ShokoSeries && AirDate?.startsWith(month),
  );
  const text = (await download?.text()) ?? '';
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(own.length);
  expect(text).toContain(`URL:${location.origin}/collection/series/${own[0]?.IDs.ShokoSeries}`);
});

test('shows number and state of a day’s episodes and lists all of them on “+2 more”', async () => {
  const past = addMonths(month, -1);
  const { queryClient } = await showCalendar({ path: `${address}?show=all&month=${past}` });
  await expect.element(grid(past)).toBeVisible();
  const weeks = weeksOf(past, weekStart()).flat();
  const { queryKey } = calendarEpisodesQuery({
    startDate: weeks[0] ?? '',
    endDate: weeks.at(-1) ?? '',
    includeRestricted: false,
  });
  const [first] = queryClient.getQueryData(queryKey) ?? [];
  if (!first) throw new Error('Nothing aired last month.');
  const day = `${past}-15`;
  const states = [
    { IDs: { ShokoSeries: 7, ShokoFile: 9 }, Watched: '2026-01-01T00:00:00Z' },
    { IDs: { ShokoSeries: 7, ShokoFile: 8 }, Watched: null },
    { IDs: { ShokoSeries: 7, ShokoFile: null }, Watched: null },
    { IDs: { ShokoSeries: null, ShokoFile: null }, Watched: null },
    { IDs: { ShokoSeries: null, ShokoFile: null }, Watched: null },
  ];
  queryClient.setQueryData(
    queryKey,
    states.map(({ IDs, Watched }, at) => ({
      ...first,
      IDs: { ...first.IDs, ...IDs, ID: at + 1 },
      SeriesTitle: `Series ${at + 1}`,
      Type: 'Episode' as const,
      Number: at + 3,
      AirDate: day,
      Watched,
    })),
  );
  const cell = cells(past).filter({ hasText: formatDay(day, 'day') });
  for (const [title, state] of [
    ['Series 1', /episode 3.*watched/i],
    ['Series 2', /episode 4.*in collection/i],
    ['Series 3', /episode 5.*missing/i],
  ] as const) {
    const chip = cell.getByRole('link', { name: new RegExp(title) });
    await expect.element(chip).toMatchTextContent(state);
    expect(chip.element().querySelector('svg')).not.toBeNull();
  }
  await cell.getByRole('button', { name: /^\+2 more/ }).click();
  const list = page.getByRole('region', { name: formatDay(day, 'day') });
  await expect.element(list).toHaveFocus();
  await expect.element(list.getByText('Missing')).toBeVisible();
  expect(list.getByRole('link').elements()).toHaveLength(5);
});

test('says when a month has no episodes and offers all anime', async () => {
  const { router } = await showCalendar({ path: `${address}?month=1950-01` });
  await expect.element(grid('1950-01')).toBeVisible();
  await expect.element(page.getByText('Nothing airs in January 1950.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all anime' }).click();
  await expect.poll(() => router.state.location.search).toBe('?month=1950-01&show=all');
  await expect.element(page.getByRole('button', { name: 'Show all anime' })).not.toBeInTheDocument();
});

test('says in the agenda when nothing airs and disables the download', async () => {
  await showCalendar({ path: `${address}?month=1950-01&view=agenda` });
  await expect.element(page.getByText('Nothing airs in January 1950.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download (iCal)' })).toBeDisabled();
});

// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { CollectionStatistics, File, ListResult } from '@hondana/shared/api/types';
import { getLiveState } from '@hondana/shared/live';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { deleteFile } from '@hondana/shared/resources/files';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { answerNews } from '@hondana/shared/testing/newsSite';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { formatBytes, formatDate, formatDateTime, formatNumber } from '@hondana/shared/ui/format';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../shared/days.ts';
import { showWidget } from '../testing/showWidget.tsx';
import { contribution as Statistics } from './collectionBreakdown/CollectionStatisticsWidget.tsx';
import { contribution as MediaType } from './collectionTypeBreakdown/MediaTypeWidget.tsx';
import { contribution as Queue } from './queueProcessor/QueueProcessorWidget.tsx';
import { contribution as News } from './shokoNews/ShokoNewsWidget.tsx';
import { contribution as Unrecognized } from './unrecognizedFiles/UnrecognizedFilesWidget.tsx';

withSandbox({ series: 60 });

// Not in the page: notices of earlier tests are list items, too.
const items = page.getByRole('main').getByRole('listitem');
const notices = page.getByRole('region', { name: 'Notices' });
const narrow = { width: 340, height: 500 };
const hour = 3_600_000;

function numberBeside(label: string): string | null | undefined {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}

test('shows the collection statistics and links them to what they count', async () => {
  const { router } = await showWidget(Statistics, narrow);
  const stats = await request<CollectionStatistics>({ path: 'Dashboard/Stats' });
  await expect.poll(() => numberBeside('Series')).toBe(formatNumber(stats.SeriesCount));
  expect(numberBeside('Series Completed')).toBe(formatNumber(stats.FinishedSeries));
  expect(numberBeside('Episodes Watched')).toBe(formatNumber(stats.WatchedEpisodes));
  expect(numberBeside('Hours Watched')).toBe(`${formatNumber(stats.WatchedHours)} H`);
  expect(numberBeside('Collection Size')).toBe(formatBytes(stats.FileSize));
  expect(numberBeside('Collection Size')).toMatch(/ [GT]iB$/);
  expect(numberBeside('Files')).toBe(formatNumber(stats.FileCount));
  const addressOf = (label: string) =>
    page
      .getByRole('link', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}: `) })
      .element()
      .getAttribute('href');
  expect(addressOf('Unknown Files')).toBe('/utilities/unrecognized');
  expect(addressOf('Duplicate Episodes')).toBe('/utilities/release-management/multiples');
  expect(addressOf('Duplicate Hashes')).toBe('/utilities/release-management/duplicates');
  expect(addressOf('Missing Episodes (Collecting)')).toBe(
    '/utilities/release-management/missing-episodes?onlyCollecting=true',
  );
  expect(addressOf('Missing Episodes (Total)')).toBe('/utilities/release-management/missing-episodes');
  await page.getByRole('link', { name: /^Missing TMDB Links/ }).click();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/collection/filter/live?f=MissingTmdbLink',
  );
});

test('lists media types with counts and percentages, TV Series first', async () => {
  await showWidget(MediaType, narrow);
  await expect.element(items.first()).toMatchTextContent(/^TV Series\d+ \d+\.\d\d%$/);
  const names = items.elements().map(({ textContent }) => textContent.replace(/\d.*$/, ''));
  expect(names.toSorted()).toEqual(['Movie', 'OVA', 'Other', 'TV Series', 'Web']);
});

test('shows running and waiting tasks, and pauses and resumes the queue', async () => {
  await control('POST', 'jobs', { count: 7, duration: hour });
  await showWidget(Queue, { as: 'administrator', isLive: true });
  await expect.element(page.getByText('4 Workers')).toBeVisible();
  await expect.element(page.getByText('7 Tasks')).toBeVisible();
  await expect.poll(() => items.elements().length).toBe(7);
  expect(page.getByText(/^since \d/).elements().length).toBe(4);
  await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Pause All' }).click();
  await expect.element(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume All' }).click();
  await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
  expect((await requestsTo('/api/v3/Queue/Items'))[0]?.query).toMatch(/pageSize=100&showAll=true/);
});

test('asks before clearing, names the number of dropped tasks, and keeps running ones', async () => {
  await showWidget(Queue, { as: 'administrator', isLive: true });
  await expect.element(page.getByText('7 Tasks')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Drop 3 waiting tasks?' })).toBeVisible();
  await misbehave({ pattern: '/api/v3/Queue/Clear', status: 500 });
  await page.getByRole('button', { name: 'Drop 3 waiting tasks' }).click();
  await expect.element(page.getByText(/The queue could not be cleared/)).toBeVisible();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Drop 3 waiting tasks' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('4 Tasks')).toBeVisible();
});

test('shows the server’s answer after clearing a paused queue', async () => {
  await control('POST', 'jobs', { count: 4, duration: hour });
  await showWidget(Queue, { as: 'administrator', isLive: true });
  await page.getByRole('button', { name: 'Pause All' }).click();
  await expect.element(page.getByText('Paused')).toBeVisible();
  await expect.element(page.getByText('8 Tasks')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('button', { name: 'Drop 4 waiting tasks' }).click();
  await expect.element(page.getByText('4 Tasks')).toBeVisible();
  await page.getByRole('button', { name: 'Resume All' }).click();
  await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
});

test('shows plain users the running tasks without buttons', async () => {
  await showWidget(Queue, { as: 'plain' });
  await expect.poll(() => items.elements().length).toBe(4);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Queue/Items')).toEqual([]);
});

test('says when the queue is empty', async () => {
  await control('POST', 'clock', { advance: 2 * hour });
  await showWidget(Queue, { as: 'administrator' });
  await expect.element(page.getByText('Queue is empty!')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Clear All' }))
    .toHaveAttribute('aria-disabled', 'true');
});

async function newestFile(): Promise<File> {
  const { List } = await request<ListResult<File>>({
    path: 'File',
    query: { include_only: 'Unrecognized', sortOrder: -16, pageSize: 1 },
  });
  const [file] = List;
  if (!file) throw new Error('All files are recognized.');
  return file;
}

test('lists the newest unrecognized files and rescans them', async () => {
  await showWidget(Unrecognized, { width: 600 });
  const file = await newestFile();
  const path = file.Locations[0]?.RelativePath ?? '';
  await expect.poll(() => items.elements().length).toBeGreaterThan(2);
  await expect.element(items.first()).toMatchTextContent(path);
  await expect.element(items.first()).toMatchTextContent(formatDateTime(file.Created));
  expect((await requestsTo('/api/v3/File'))[0]?.query).toMatch(
    /pageSize=20&include_only=Unrecognized&sortOrder=-16/,
  );
  const rescan = page.getByRole('button', { name: `Rescan ${path}` });
  await rescan.click();
  await expect.element(notices).toMatchTextContent('Rescanning file!');
  expect((await requestsTo(`/api/v3/File/${file.ID}/Rescan`, 'POST')).length).toBe(1);
  await misbehave({
    pattern: '/api/v3/File/*/Rescan',
    status: 400,
    body: 'Unable to resolve file location.',
    contentType: 'text/plain',
  });
  await rescan.click();
  await expect
    .element(notices)
    .toMatchTextContent(/Rescan failed for file!.*Unable to resolve file location\./);
});

test('removes a deleted file without a reload', async () => {
  await showWidget(Unrecognized, { as: 'administrator', isLive: true });
  await expect.poll(() => items.elements().length).toBeGreaterThan(2);
  await expect.poll(() => getLiveState().status).toBe('connected');
  const file = await newestFile();
  const rescan = page.getByRole('button', { name: `Rescan ${file.Locations[0]?.RelativePath}` });
  await expect.element(rescan).toBeVisible();
  await deleteFile.send({ fileId: file.ID, removeFolder: false });
  await expect.element(rescan).not.toBeInTheDocument();
});

test('offers file actions of other remotes', async () => {
  const dumpedFileIds: (readonly number[])[] = [];
  await showWidget(Unrecognized, {
    dump({ fileIds }) {
      dumpedFileIds.push(fileIds);
    },
  });
  const file = await newestFile();
  await page
    .getByRole('button', { name: /^AVDump / })
    .first()
    .click();
  await expect.poll(() => dumpedFileIds).toEqual([[file.ID]]);
});

test('shows a placeholder for a missing path and a hostile name as text', async () => {
  const { queryClient } = await showWidget(Unrecognized, { width: 340 });
  await expect.poll(() => items.elements().length).toBeGreaterThan(2);
  const name = `<img src=x onerror=alert(1)> \u202e${'very long '.repeat(40)}.mkv`;
  queryClient.setQueriesData<ListResult<File>>({ queryKey: ['v3', 'files'] }, (list) => {
    const [first, second] = list?.List ?? [];
    const [location] = first?.Locations ?? [];
    if (!list || !first || !second || !location) return list;
    const hostile = { ...first, Locations: [{ ...location, RelativePath: name }] };
    return { ...list, List: [hostile, { ...second, Locations: [] }] };
  });
  await expect.element(page.getByText('<missing file path>')).toBeVisible();
  await expect.element(items.first()).toMatchTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('li img')).toBeNull();
});

test('says when there are no unrecognized files', async () => {
  await misbehave({
    pattern: '/api/v3/File',
    status: 200,
    body: '{"Total":0,"List":[]}',
    contentType: 'application/json',
  });
  await showWidget(Unrecognized);
  await expect.element(page.getByText('No unrecognized files. Good job!')).toBeVisible();
});

const today = dayOf(new Date());

const posts = ['first', 'second', 'third', 'fourth'].map((name, place) => ({
  filename: `${name}.mdx`,
  meta: {
    link: `/blog/${name}`,
    title: `The ${name} post`,
    quick: '<b>Quick</b> words on it.',
    date: addDays(today, -place * 10),
  },
}));

test('shows the chosen number of news posts and marks new ones', async () => {
  const requests = answerNews({ posts: [...posts, { filename: 7 }] });
  await showWidget(News, { ...narrow, chosen: { shokoNewsPostsCount: 3 } });
  const first = page.getByRole('link', { name: /^The first post/ });
  await expect.element(first).toHaveAttribute('href', 'https://shokoanime.com/blog/first');
  await expect.element(page.getByText('<b>Quick</b> words on it.').first()).toBeVisible();
  await expect.poll(() => items.elements().length).toBe(3);
  await expect.element(items.nth(2)).toMatchTextContent(formatDate(addDays(today, -20)));
  expect(page.getByText('New!').elements().length).toBe(2);
  const [request] = requests;
  expect(request?.url).toBe(
    'https://shokoanime.com/api/getFiles?type=blog&offset=0&limit=4&sort=dateDescending',
  );
  expect(request?.credentials).toBe('omit');
  expect(request?.headers.get('apikey')).toBeNull();
  await expectNoAxeViolations();
});

test.for([
  ['unreachable', 'unreachable'],
  ['an error', { status: 503 }],
] as const)('shows a quiet line after one retry when news fails to load (%s)', async ([, response]) => {
  const requests = answerNews(response);
  await showWidget(News, narrow);
  await expect.element(page.getByText('News is unavailable.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  // StrictMode's first mount aborts its request.
  expect(requests.filter(({ signal }) => !signal.aborted).length).toBe(2);
});

interface Failing {
  readonly name: string;
  readonly Widget: SlotContent<'dashboard.widget'>;
  readonly call: string;
  readonly failure: string;
}

const failing: readonly Failing[] = [
  {
    name: 'Queue Processor',
    Widget: Queue,
    call: '/api/v3/Queue',
    failure: 'The queue could not be loaded',
  },
  {
    name: 'Unrecognized Files',
    Widget: Unrecognized,
    call: '/api/v3/File',
    failure: 'The unrecognized files could not be loaded',
  },
  {
    name: 'Collection Statistics',
    Widget: Statistics,
    call: '/api/v3/Dashboard/Stats',
    failure: 'The statistics could not be loaded',
  },
  {
    name: 'Media Type',
    Widget: MediaType,
    call: '/api/v3/Dashboard/SeriesSummary',
    failure: 'The media types could not be loaded',
  },
];

function AllWidgets() {
  return failing.map(({ name, Widget }) => (
    <div key={name} style={{ blockSize: 460 }}>
      <Widget />
    </div>
  ));
}

test.for([0, 1])(
  'shows the failure in each failing widget (every second, from %i) and reloads it on Retry',
  async (from) => {
    const broken = failing.filter((_, place) => place % 2 === from);
    for (const { call } of broken) await misbehave({ pattern: call, status: 500 });
    await showWidget(AllWidgets);
    const place = ({ name }: Failing) => page.getByRole('region', { name, exact: true });
    for (const one of broken) await expect.element(place(one).getByText(one.failure)).toBeVisible();
    for (const one of failing.filter((other) => !broken.includes(other))) {
      await expect.element(place(one).getByRole('alert')).not.toBeInTheDocument();
    }
    await control('DELETE', 'misbehave');
    for (const one of broken) {
      await place(one).getByRole('button', { name: 'Retry' }).click();
      await expect.element(place(one).getByText(one.failure)).not.toBeInTheDocument();
    }
  },
);

test.for([1440, 390] as const)('has no accessibility violations at %i px in any theme', async (width) => {
  await page.viewport(width, 844);
  await control('POST', 'jobs', { count: 6, duration: hour });
  await showWidget(AllWidgets, { as: 'administrator', width: 600 });
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(width);
  await expectNoAxeViolations();
});

// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { connectLive, getLiveState } from '@hondana/shared/live';
import { pauseQueue } from '@hondana/shared/resources/queue';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import {
  control,
  misbehave,
  page,
  type people,
  renderScreen,
  requestsTo,
} from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
const check = (title: string) =>
  checks.filter({ has: page.getByRole('heading', { name: new RegExp(`: ${title}$`) }) });

async function showHealth(as: keyof typeof people = 'administrator') {
  const screen = await renderScreen({ routes, path: '/dashboard/health', as });
  onTestFinished(connectLive(screen.queryClient));
  await expect.poll(() => getLiveState().status).toBe('connected');
  await expect.poll(() => document.querySelector('ul[aria-busy]')).toBeNull();
  return screen;
}

test('reports no problems when all is well', async () => {
  await showHealth('plain');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  await expect.element(page.getByText('No problems found')).toBeVisible();
  expect(checks.elements().length).toBe(8);
  await expect.element(check('Internet')).toMatchTextContent('Connected to the internet.');
  await expect.element(check('Versions')).toMatchTextContent('Server 5.3.3; all components match.');
  await expect.element(check('Unrecognized files')).toMatchTextContent(/\d+ files? (is|are) not recognized/);
  await expect
    .element(page.getByRole('link', { name: 'Show unrecognized files' }))
    .toHaveAttribute('href', '/utilities/unrecognized');
  await expectNoAxeViolations();
});

test.for([
  [1440, 2],
  [390, 1],
] as const)('arranges the checks at %i px in %i columns across the page', async ([width, columns]) => {
  await page.viewport(width, 900);
  await showHealth('plain');
  const boxes = checks.elements().map((one) => one.getBoundingClientRect());
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
  const widest = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  expect(widest).toBeGreaterThan(width - 60);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('lists a ban and a lost connection first when the hub reports them', async () => {
  onTestFinished(async () => {
    await control('POST', 'network', { ban: 'udp', banned: false });
    await control('POST', 'network', { availability: 'Internet' });
  });
  await showHealth();
  await control('POST', 'network', { ban: 'udp', pause: 1800 });
  await expect
    .element(check('AniDB'))
    .toMatchTextContent('AniDB has banned the server for UDP. The server retries automatically on');
  await control('POST', 'network', { availability: 'LocalOnly' });
  await expect.element(check('Internet')).toMatchTextContent('Local network only.');
  await expect.element(page.getByText('2 issues need attention')).toBeVisible();
  await expect.element(checks.first()).toMatchTextContent(/^Problem: /);
  await page.getByRole('button', { name: 'Check again on the server' }).click();
  await expect.poll(async () => (await requestsTo('/api/v3/Init/Connectivity', 'POST')).length).toBe(1);
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test('resumes a paused queue', async () => {
  await control('POST', 'jobs', { count: 6, duration: 3_600_000 });
  await showHealth();
  // Workers take their tasks one by one.
  await expect.element(check('Queue')).toMatchTextContent('4 tasks running, 2 waiting.');
  await pauseQueue.send({});
  await expect.element(check('Queue')).toMatchTextContent('The queue is paused with 2 tasks waiting.');
  await page.getByRole('button', { name: 'Resume the queue' }).click();
  await expect.element(check('Queue')).toMatchTextContent('4 tasks running, 2 waiting.');
});

test('shows plain users a paused queue without offering to resume it', async () => {
  await showHealth('plain');
  const paused = { Running: false, WaitingCount: 2, BlockedCount: 0, TotalCount: 6, ThreadCount: 4 };
  await control('POST', 'emit', {
    target: 'Queue:QueueStateChanged',
    args: [{ ...paused, CurrentlyExecuting: [] }],
  });
  await expect.element(check('Queue')).toMatchTextContent('The queue is paused');
  await expect.element(page.getByRole('button', { name: 'Resume the queue' })).not.toBeInTheDocument();
});

test('names an import folder that the server cannot find', async () => {
  await misbehave({
    pattern: '/api/v3/Folder?path=*downloads*',
    status: 404,
    body: 'Directory not found',
    contentType: 'text/plain',
  });
  await showHealth();
  await expect.element(check('Import folders')).toMatchTextContent(/The server cannot find .*downloads/);
  await expect
    .element(page.getByRole('link', { name: 'Open the import settings' }))
    .toHaveAttribute('href', '/settings/import');
});

test('reports a failed check beside the others and repeats it on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Dashboard/Stats', status: 500 });
  await showHealth();
  await expect.element(check('Unrecognized files')).toMatchTextContent(/^Unknown: .*Check failed:/);
  await expect.element(check('Internet')).toMatchTextContent(/^OK: /);
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(check('Unrecognized files')).toMatchTextContent(/^Note: /);
});

test('reports import folders that fail to load as not checked', async () => {
  await misbehave({ pattern: '/api/v3/ImportFolder', status: 500 });
  await showHealth();
  await expect.element(check('Import folders')).toMatchTextContent(/Check failed:/);
});

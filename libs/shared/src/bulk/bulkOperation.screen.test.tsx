import { useState } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { voteForSeries } from '../resources/seriesWrites.ts';
import { expectNoAxeViolations } from '../testing/axe.tsx';
import { commands, control, misbehave, page, renderScreen, requestsTo } from '../testing/renderScreen.tsx';
import { Button } from '../ui/Button.tsx';
import { type BulkAction, type BulkItem, type BulkOperation, bulkOperation } from './bulkOperation.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { selectOnly } from './selection.ts';
import { useBulkOperation } from './useBulkOperation.ts';
import { useSelection } from './useSelection.ts';

beforeAll(() => commands.startSandbox({ series: 40 }));
afterAll(() => commands.stopSandbox());

const all: readonly BulkItem[] = Array.from({ length: 12 }, (_, index) => ({
  key: String(index + 1),
  name: `Series ${index + 1}`,
}));

const voting: BulkAction<BulkItem> = {
  running: 'Voting',
  done: ({ length }) => `Voted for ${length}!`,
  failed: (count) => `Failed to vote for ${count}!`,
  writeFor: ({ key }) => ({
    write: voteForSeries.with({ seriesId: Number(key), value: 8 }),
    undo: voteForSeries.with({ seriesId: Number(key), value: -1 }),
  }),
};

function List({ run }: { readonly run: BulkOperation<BulkItem> }) {
  const selecting = useSelection({
    total: all.length,
    itemAt: (index) => all[index],
    itemsIn: async (first, last) => all.slice(first, last + 1),
  });
  const operation = useBulkOperation(run, (unfinished) => selecting.change(selectOnly(unfinished)));
  const chosen = all.filter(({ key }) => selecting.has(key));
  return (
    <>
      <ul>
        {all.map(({ key, name }, index) => (
          <li key={key}>
            <Button
              aria-pressed={selecting.has(key)}
              onClick={({ shiftKey, ctrlKey }) => selecting.press(index, { extend: shiftKey, add: ctrlKey })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <SelectionBar
        selecting={selecting}
        operation={operation}
        total={all.length}
        text={`${selecting.count} selected`}
      >
        <Button onClick={() => void operation.run(voting, chosen)}>Vote</Button>
      </SelectionBar>
    </>
  );
}

function Page({ run }: { readonly run: BulkOperation<BulkItem> }) {
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <h1>Series</h1>
      <Button onClick={() => setShown(!isShown)}>{isShown ? 'Leave' : 'Return'}</Button>
      {isShown && <List run={run} />}
    </main>
  );
}

const bar = page.getByRole('region', { name: 'Selection' });
const vote = bar.getByRole('button', { name: 'Vote' });
const path = (id: number | '*') => `/api/v3/Series/${id}/Vote`;

async function open(): Promise<AbortController> {
  const session = new AbortController();
  const run = bulkOperation<BulkItem>(session.signal);
  await renderScreen({ routes: [{ path: '/', element: <Page run={run} /> }], path: '/', as: 'plain' });
  await page.getByRole('button', { name: 'Series 1', exact: true }).click();
  return session;
}

async function selectAll(): Promise<void> {
  await bar.getByRole('button', { name: 'Select all 12' }).click();
  await expect.element(bar.getByText('12 selected')).toBeVisible();
}

function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('selects ranges with Shift, toggles items with Ctrl, and clears the selection', async () => {
  await open();
  await page.getByRole('button', { name: 'Series 4' }).click({ modifiers: ['Shift'] });
  await expect.element(bar.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Series 2' }).click({ modifiers: ['ControlOrMeta'] });
  await expect.element(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('lists failed items by reason, keeps them selected, and retries them on Retry all', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path(3), status: 500 });
  await misbehave({ pattern: path(7), status: 403 });
  await vote.click();
  await expect.element(bar.getByText('Failed to vote for 2!')).toBeVisible();
  const failed = bar.getByRole('list', { name: 'What failed' });
  await expect.element(failed).toMatchTextContent(/The server failed.*\(1\)Series 3/);
  await expect.element(failed).toMatchTextContent(/Not allowed.*\(1\)Series 7/);
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await bar.getByRole('button', { name: 'Retry all' }).click();
  await expect.element(page.getByText('Voted for 2!')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(await requestsTo(path('*'), 'POST')).toHaveLength(14);
});

test('retries one reason’s items on Retry these, and keeps the rest reported and selected', async () => {
  await open();
  await selectAll();
  for (const id of [2, 4, 6]) await misbehave({ pattern: path(id), status: 500 });
  await misbehave({ pattern: path(9), status: 404 });
  await vote.click();
  await expect.element(bar.getByText('Failed to vote for 4!')).toBeVisible();
  const reasons = bar.getByRole('list', { name: 'What failed' }).getByRole('group');
  await expect.element(reasons).toHaveLength(2);
  await expect
    .element(reasons.first())
    .toMatchTextContent(/^The server failed.*\(3\)Series 2Series 4Series 6$/);
  await control('DELETE', 'misbehave');
  await misbehave({ pattern: path(4), status: 500 });
  const again = bar.getByRole('button', { name: 'Retry these' });
  await expect.element(again.first()).toHaveAccessibleDescription(/^The server failed/);
  await again.first().click();
  await expect.element(page.getByText('Voted for 2!')).toBeVisible();
  await expect.element(bar.getByText('Failed to vote for 2!')).toBeVisible();
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await expect
    .element(bar.getByRole('list', { name: 'What failed' }))
    .toMatchTextContent(/Series 9.*Series 4/);
  expect(await requestsTo(path(9), 'POST')).toHaveLength(1);
});

test('collapses a long list of failed items until it is opened', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path('*'), status: 500 });
  await vote.click();
  const failed = bar.getByRole('list', { name: 'What failed' });
  await expect.element(failed).toMatchTextContent(/\(12\)$/);
  await failed.getByText('(12)').click();
  await expect.element(failed.getByText('Series 12')).toBeVisible();
});

test('omits Retry when the server refuses every failed item', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path(3), status: 405 });
  await misbehave({ pattern: path(7), status: 403 });
  await vote.click();
  await expect.element(bar.getByText('Failed to vote for 2!')).toBeVisible();
  await expect
    .element(bar.getByRole('list', { name: 'What failed' }))
    .toMatchTextContent(/Not allowed.*Series 7/);
  await expect.element(bar.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('runs four at a time, and asks before the page closes until all are done', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path('*'), delay: 1000 });
  expect(asks()).toBe(false);
  await vote.click();
  await expect.element(bar.getByRole('progressbar', { name: 'Voting' })).toBeVisible();
  await expect.poll(async () => (await requestsTo(path('*'), 'POST')).length).toBe(4);
  expect(asks()).toBe(true);
  await expect.element(page.getByText('Voted for 12!')).toBeVisible();
  await expect.poll(asks).toBe(false);
});

test('starts nothing more after Cancel, and keeps the rest selected', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path('*'), delay: 1000 });
  await vote.click();
  await expect.poll(async () => (await requestsTo(path('*'), 'POST')).length).toBe(4);
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Voted for 4!')).toBeVisible();
  await expect.element(bar.getByText('8 selected')).toBeVisible();
  expect(await requestsTo(path('*'), 'POST')).toHaveLength(4);
});

test('reports hanging calls as unknown on Cancel, and keeps their items selected', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path(2), hang: true });
  await vote.click();
  await expect.poll(async () => (await requestsTo(path('*'), 'POST')).length).toBe(12);
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Voted for 11!')).toBeVisible();
  const failed = bar.getByRole('list', { name: 'What failed' });
  await expect
    .element(failed)
    .toMatchTextContent('The server did not respond: the change may have been made anyway (1)Series 2');
  await expect.element(bar.getByText('1 selected')).toBeVisible();
});

test('cancels a lookup at once', async () => {
  const run = bulkOperation<BulkItem>(new AbortController().signal);
  const found = run.lookUp('Reading', () => new Promise<number>(() => {}));
  await expect.poll(() => run.read().progress?.label).toBe('Reading');
  run.cancel();
  expect(await found).toBeUndefined();
  expect(run.read().progress).toBeUndefined();
});

test('continues when the user leaves its page, and reports failures on any page', async () => {
  await open();
  await selectAll();
  await misbehave({ pattern: path(12), status: 500 });
  await misbehave({ pattern: path('*'), delay: 500 });
  await vote.click();
  await expect.element(bar.getByRole('progressbar', { name: 'Voting' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Return' }).click();
  await expect.element(bar.getByRole('progressbar', { name: 'Voting' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('Voted for 11!')).toBeVisible();
  await expect.element(page.getByText('Failed to vote for 1!')).toBeVisible();
  await page.getByRole('button', { name: 'Return' }).click();
  await expect.element(bar.getByRole('list', { name: 'What failed' })).toMatchTextContent(/\(1\)Series 12$/);
});

test('undoes each item, and names those that could not be undone', async () => {
  await open();
  await selectAll();
  await vote.click();
  await expect.element(page.getByText('Voted for 12!')).toBeVisible();
  await misbehave({ pattern: path(5), status: 500 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(bar.getByText('1 of 12 could not be undone!')).toBeVisible();
  await expect.element(bar.getByRole('list', { name: 'What failed' })).toMatchTextContent(/\(1\)Series 5$/);
  expect(await requestsTo(path('*'), 'POST')).toHaveLength(24);
});

test('stops when the session ends, and reports nothing more', async () => {
  const session = await open();
  await selectAll();
  await misbehave({ pattern: path('*'), delay: 1000 });
  await vote.click();
  await expect.poll(async () => (await requestsTo(path('*'), 'POST')).length).toBe(4);
  session.abort();
  await expect.element(bar.getByText('8 selected')).toBeVisible();
  await expect.element(page.getByText(/^Voted for/)).not.toBeInTheDocument();
  expect(await requestsTo(path('*'), 'POST')).toHaveLength(4);
});

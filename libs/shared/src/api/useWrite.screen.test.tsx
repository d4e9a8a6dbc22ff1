import { useQuery } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriesQuery } from '../resources/series.ts';
import { voteForSeries } from '../resources/seriesWrites.ts';
import { commands, control, misbehave, page, renderScreen, requestsTo } from '../testing/renderScreen.tsx';
import { useWrite } from './useWrite.ts';

beforeAll(() => commands.startSandbox({ series: 20 }));
afterAll(() => commands.stopSandbox());

const seriesId = 1;
const path = `/api/v3/Series/${seriesId}/Vote`;

function Vote() {
  const series = useQuery(seriesQuery({ seriesId })).data;
  const vote = useWrite(voteForSeries, {
    done: 'Voted!',
    failed: 'Failed to vote!',
    undo: () => voteForSeries.with({ seriesId, value: -1 }),
  });
  return (
    <>
      <p>Rated {series?.UserRating?.Value ?? 'never'}</p>
      <p>{vote.isPending ? 'On its way' : 'At rest'}</p>
      <button type="button" onClick={() => vote.mutate({ seriesId, value: 8 })}>
        Rate 8
      </button>
      <button type="button" onClick={vote.cancel}>
        Cancel
      </button>
    </>
  );
}

async function open(): Promise<void> {
  await renderScreen({ routes: [{ path: '/', element: <Vote /> }], path: '/', as: 'plain' });
  await expect.element(page.getByText(/^Rated/)).toBeVisible();
}

const rate = page.getByRole('button', { name: 'Rate 8' });
const atRest = page.getByText('At rest');

test('refetches stale data after the write, and reverts it on Undo', async () => {
  await open();
  await rate.click();
  await expect.element(page.getByText('Rated 8')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Rated never')).toBeVisible();
});

test('sends the write once on a double click', async () => {
  await open();
  await misbehave({ pattern: path, delay: 300 });
  await rate.dblClick();
  await expect.element(page.getByText('Voted!')).toBeVisible();
  await expect.element(atRest).toBeVisible();
  expect(await requestsTo(path, 'POST')).toHaveLength(1);
});

test('reports the server’s reason when it refuses, and does not retry', async () => {
  await open();
  await misbehave({ pattern: path, status: 400, body: 'Not this one.', contentType: 'text/plain' });
  await rate.click();
  await expect.element(page.getByText('Failed to vote!')).toBeVisible();
  await expect.element(page.getByText(/Not this one\./)).toBeVisible();
  expect(await requestsTo(path, 'POST')).toHaveLength(1);
});

test('counts repeated failures in one notice, and removes it on success', async () => {
  await open();
  const failure = page.getByRole('listitem').filter({ hasText: 'Failed to vote!' });
  await misbehave({ pattern: path, status: 500 });
  for (const times of ['Failed to vote!', '×2', '×3']) {
    await rate.click();
    await expect.element(failure).toMatchTextContent(times);
    await expect.element(atRest).toBeVisible();
  }
  await control('DELETE', 'misbehave');
  await rate.click();
  await expect.element(page.getByText('Voted!')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('reports an unknown outcome when the response is lost, and refetches the data', async () => {
  await open();
  await misbehave({ pattern: path, cut: true });
  await control('DELETE', 'requests');
  await rate.click();
  await expect.element(page.getByText('The server did not respond')).toBeVisible();
  await expect.element(page.getByText('Failed to vote!')).not.toBeInTheDocument();
  await expect.poll(async () => (await requestsTo(`/api/v3/Series/${seriesId}`, 'GET')).length).toBe(1);
  await expect.element(atRest).toBeVisible();
});

test('cancels a slow write and refetches the data', async () => {
  await open();
  await misbehave({ pattern: path, hang: true });
  await rate.click();
  await expect.element(page.getByText('On its way')).toBeVisible();
  await expect.poll(async () => (await requestsTo(path, 'POST')).length).toBe(1);
  await control('DELETE', 'requests');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(atRest).toBeVisible();
  await expect.element(page.getByText('Failed to vote!')).not.toBeInTheDocument();
  expect(await requestsTo(`/api/v3/Series/${seriesId}`, 'GET')).toHaveLength(1);
});

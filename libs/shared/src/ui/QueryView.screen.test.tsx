import './layers.css';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userTagsQuery } from '../resources/tags.ts';
import { control, misbehave, page, renderScreen, requestsTo } from '../testing/renderScreen.tsx';
import { withSandbox } from '../testing/sandbox.tsx';
import { QueryView } from './QueryView.tsx';

const path = '/api/v3/Tag/User';
const failure = page.getByText('The tags could not be loaded');
const retry = page.getByRole('button', { name: 'Retry' });
const list = page.getByText(/^\d+ tags$/);

function Tags() {
  const tags = useQuery({ ...userTagsQuery(), retry: false });
  return (
    <QueryView query={tags} title="The tags could not be loaded" pending={<p>Waiting for tags</p>}>
      {({ List }) => <p>{List.length} tags</p>}
    </QueryView>
  );
}

const showTags = () =>
  renderScreen({ routes: [{ path: '/', element: <Tags /> }], path: '/', as: 'administrator' });

withSandbox({ series: 5 });

test('shows the pending content, then the data', async () => {
  await misbehave({ pattern: path, hang: true });
  const { queryClient } = await showTags();
  await expect.element(page.getByText('Waiting for tags')).toBeVisible();
  await control('DELETE', 'misbehave');
  await queryClient.resetQueries();
  await expect.element(list).toBeVisible();
  await expect.element(page.getByText('Waiting for tags')).not.toBeInTheDocument();
});

test('shows the failure, and loads the data on Retry', async () => {
  await misbehave({ pattern: path, status: 500 });
  await showTags();
  await expect.element(failure).toBeVisible();
  await control('DELETE', 'misbehave');
  const before = (await requestsTo(path)).length;
  await retry.click();
  await expect.element(list).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  expect((await requestsTo(path)).length).toBe(before + 1);
});

test('offers Retry again when it fails again', async () => {
  await misbehave({ pattern: path, status: 500 });
  await showTags();
  const requests = async () => (await requestsTo(path)).length;
  await expect.element(retry).toBeVisible();
  const before = await requests();
  await retry.click();
  await expect.poll(requests).toBe(before + 1);
  await expect.element(failure).toBeVisible();
  await retry.click();
  await expect.poll(requests).toBe(before + 2);
});

test('omits Retry when the server refuses for good', async () => {
  await misbehave({ pattern: path, status: 403 });
  await showTags();
  await expect.element(failure).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('keeps older data when they cannot be refetched', async () => {
  const { queryClient } = await showTags();
  await expect.element(list).toBeVisible();
  await misbehave({ pattern: path, status: 500 });
  await queryClient.invalidateQueries();
  await expect.poll(async () => (await requestsTo(path)).at(-1)?.status).toBe(500);
  await expect.element(list).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

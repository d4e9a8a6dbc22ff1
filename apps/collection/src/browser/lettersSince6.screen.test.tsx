import '@hondana/shared/ui/layers.css';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { untilPrefetched } from '@hondana/shared/testing/untilPrefetched';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 200, serverVersion: '6.0.0.425' });

const cards = page.getByRole('list', { name: 'Groups' }).getByRole('link');
const letters = page.getByRole('slider', { name: 'Jump to letter' });
const show = (path: string) => renderScreen({ routes, path, as: 'administrator' });

test('asks for the letters of the whole collection, with its empty groups', async () => {
  await show('/collection');
  await expect.element(cards.first()).toBeVisible();
  await expect.element(letters).toBeVisible();
  await expect
    .poll(async () => (await requestsTo('/api/v3/Group/Letters'))[0]?.query)
    .toMatch('includeEmpty=true');
});

test('shows no letters of a filtered list', async () => {
  const { queryClient } = await show('/collection/filter/live?f=HasWatchedEpisodes');
  await expect.element(cards.first()).toBeVisible();
  await untilPrefetched(queryClient);
  await expect.element(letters).not.toBeInTheDocument();
  expect((await requestsTo('*')).filter(({ path }) => path.endsWith('/Letters'))).toEqual([]);
});

import { request } from '@hondana/shared/api/client';
import { page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { linkElsewhere, openLinking, pickOf } from '../testing/openLinking.tsx';

withSandbox({ series: 60, serverVersion: '6.0.0.425' });

test('names the movie of a link that version 6 has fetched', async () => {
  const { film } = await openLinking('film');
  const { Title } = await request<{ Title: string }>({ path: `Tmdb/Movie/${film.IDs.TMDB.Movie[0]}` });
  await expect.element(page.getByRole('heading', { name: Title }).first()).toBeVisible();
  expect((await requestsTo('/api/v3/Tmdb/Movie/Bulk', 'POST')).length).toBeGreaterThan(0);
});

test('names an episode of another show that version 6 has fetched', async () => {
  await openLinking('linked', {
    prepare: async (cast) => {
      await linkElsewhere(cast);
    },
  });
  await expect.element(pickOf(1)).toMatchTextContent(/S\d+ E\d+/);
  await expect.element(pickOf(1)).toHaveAttribute('aria-disabled', 'true');
  expect((await requestsTo('/api/v3/Tmdb/Episode/Bulk', 'POST')).length).toBeGreaterThan(0);
});

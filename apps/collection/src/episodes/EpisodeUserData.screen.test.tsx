// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 60, serverVersion: '6.0.0.425' });

const info = page.getByRole('dialog', { name: 'File Info' });
const favorite = info.getByRole('button', { name: 'Favorite' });

test('shows how often an episode was played, and makes it a favorite by keyboard, with Undo', async () => {
  const screen = await renderScreen({ routes, path: '/collection', as: 'plain' });
  const all = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const series = all.List.find(({ Sizes }) => Sizes.Watched.Episodes > 2);
  const { List } = await request<ListResult<Episode>>({
    path: `Series/${series?.IDs.ID}/Episode`,
    query: { pageSize: 1, type: 'Episode', includeMissing: 'false' },
  });
  const episode = List[0];
  await screen.router.navigate(`/collection/series/${series?.IDs.ID}/episodes`);
  const card = page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').first();
  await card.getByRole('button', { name: 'File Info' }).click();
  await expect.element(info).toMatchTextContent(/Played [12] times?, last on /);
  await expect.element(favorite).toHaveAttribute('aria-pressed', 'false');
  (favorite.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(favorite).toHaveAttribute('aria-pressed', 'true');
  const saved = () => request<Episode>({ path: `Episode/${episode?.IDs.ID}` });
  expect(await saved()).toMatchObject({ IsFavorite: true, WatchCount: episode?.WatchCount });
  await expectNoAxeViolations();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(favorite).toHaveAttribute('aria-pressed', 'false');
  expect(await saved()).toMatchObject({ IsFavorite: false });
});

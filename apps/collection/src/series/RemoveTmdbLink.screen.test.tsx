// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import { seriesQuery } from '@hondana/shared/resources/series';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.tsx';

const remove = page.getByRole('button', { name: /^Remove link to/ });
const question = page.getByRole('alertdialog');

withSandbox({ series: 60 });
beforeEach(() => page.viewport(390, 844));

async function showLinks(kind: 'Show' | 'Movie', as: 'administrator' | 'plain' = 'administrator') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const series = List.find(({ IDs }) => IDs.TMDB[kind].length === 1);
  if (!series) throw new Error('No series is linked.');
  await screen.router.navigate(`/collection/series/${series.IDs.ID}/overview`);
  await expect.element(page.getByRole('link', { name: /^TMDB/ }).first()).toBeVisible();
  const path = `/api/v3/Series/${series.IDs.ID}/TMDB/${kind}`;
  return { ...screen, series, id: series.IDs.TMDB[kind][0], path };
}

test.for(['Show', 'Movie'] as const)(
  'removes a link to a TMDB %s after confirmation, and Undo restores it',
  async (kind) => {
    const { series, id, path } = await showLinks(kind);
    await expect.element(remove.first()).toBeVisible();
    // A link restored by hand counts as verified.
    const linked = async () => {
      const answer = await request<unknown>({
        path: `Series/${series.IDs.ID}/TMDB/${kind}/CrossReferences${kind === 'Show' ? '/Episode' : ''}`,
        query: kind === 'Show' ? { pageSize: 0 } : {},
      });
      return JSON.stringify(answer).replaceAll(/"Rating":"\w+"/g, '');
    };
    const before = await linked();
    const links = remove.elements().length;
    const link = page.getByRole('listitem').filter({ hasText: 'TMDB' });
    const target = `https://www.themoviedb.org/${kind === 'Show' ? 'tv' : 'movie'}/${id}`;
    const row = link.elements().find((one) => one.querySelector('a')?.href === target);
    row?.querySelector('button')?.click();
    await expect.element(question).toMatchTextContent(series.Name);
    await expect.element(question).toMatchTextContent('loses the description and images');
    await expectNoAxeViolations();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await requestsTo(path, 'DELETE')).toEqual([]);

    row?.querySelector('button')?.click();
    await question.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(() => remove.elements().length).toBe(links - 1);
    const sent = async () => (await requestsTo(path, 'DELETE')).map(({ body }) => body);
    await expect.poll(sent).toEqual([{ ID: id }]);

    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => remove.elements().length).toBe(links);
    expect(await linked()).toEqual(before);
  },
);

test('reports a removal that the server refuses and keeps the link', async () => {
  const { path } = await showLinks('Show');
  await misbehave({ pattern: path, status: 500 });
  await remove.first().click();
  await question.getByRole('button', { name: 'Remove link' }).click();
  await expect.element(question).toMatchTextContent('The link could not be removed.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(remove.first()).toBeVisible();
});

test('hides removal from plain users', async () => {
  await showLinks('Show', 'plain');
  await expect.element(remove).not.toBeInTheDocument();
});

test.for([390, 1440])('keeps the buttons of a long title inside the panel at %d px', async (width) => {
  await page.viewport(width, 900);
  const { series, queryClient } = await showLinks('Show');
  const { queryKey } = seriesQuery({ seriesId: series.IDs.ID });
  const long = 'That Time I Was Given a Title That Nobody Can Say in One Breath '.repeat(3).trim();
  queryClient.setQueryData(queryKey, (known) => {
    const Shows = (known?.TMDB?.Shows ?? []).map((show) => ({ ...show, Title: long }));
    return known && { ...known, TMDB: { ...known.TMDB, Shows } };
  });
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: long });
  const panel = page.getByRole('tabpanel').element().getBoundingClientRect();
  await expect.element(row.getByRole('link', { name: /^TMDB/ })).toBeVisible();
  for (const action of row.element().querySelectorAll('a, button')) {
    const { left, right } = action.getBoundingClientRect();
    // Rows have a negative margin of 8 px.
    expect(left).toBeGreaterThanOrEqual(panel.left - 8);
    expect(right).toBeLessThanOrEqual(panel.right + 8);
  }
  await row.getByRole('link', { name: `Edit link to ${long}` }).click({ trial: true });
  await row.getByRole('button', { name: `Remove link to ${long}` }).click();
  await expect.element(question).toBeVisible();
});

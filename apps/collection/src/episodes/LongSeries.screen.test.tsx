// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const list = page.getByRole('list', { name: 'Episodes' });
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-virtual-cell]')];
const boxes = () => cells().map((cell) => cell.getBoundingClientRect());

withSandbox({ series: 60 });

async function showEpisodes() {
  window.scrollTo(0, 0);
  await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const series = List.find(({ Sizes }) => Sizes.Total.Episodes > 1000);
  if (!series) throw new Error('The sandbox has no such series.');
  return series;
}

async function openEpisodes() {
  const series = await showEpisodes();
  const screen = await renderScreen({
    routes,
    path: `/collection/series/${series.IDs.ID}/episodes?includeMissing=true`,
    as: 'plain',
  });
  await expect.element(list.getByRole('article').first()).toBeVisible();
  const path = `/api/v3/Series/${series.IDs.ID}/Episode`;
  const pages = async () =>
    (await requestsTo(path)).map(({ query }) => Number(new URLSearchParams(query).get('page')));
  return { ...screen, pages };
}

test('renders five episodes beyond each edge of the viewport, 16 px apart', async () => {
  const { pages } = await openEpisodes();
  const [first, second] = boxes();
  expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(16);
  window.scrollTo(0, 20_000);
  const beyond = () => [
    boxes().filter(({ bottom }) => bottom <= 0).length,
    boxes().filter(({ top }) => top >= window.innerHeight).length,
  ];
  await expect.poll(beyond).toEqual([5, 5]);
  await expect.poll(() => document.querySelectorAll('article').length).toBe(cells().length);
  expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  expect((await pages()).length).toBeLessThan(20);
});

test('requests no pages that are only scrolled past', async () => {
  const { pages } = await openEpisodes();
  // Only a scrolled list prefetches three pages.
  window.scrollTo(0, 20);
  await expect.poll(async () => Math.max(...(await pages()))).toBe(4);
  const before = (await pages()).length;
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  await new Promise(requestAnimationFrame);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(async () => Math.max(...(await pages()))).toBeGreaterThan(40);
  await expect.element(list.getByRole('article').last()).toBeVisible();
  const asked = (await pages()).slice(before);
  expect(Math.min(...asked)).toBeGreaterThan(35);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test('offers Retry in place of episodes whose page failed', async () => {
  await misbehave({ pattern: '*/Episode?*page=5*', status: 500 });
  await openEpisodes();
  const first = cells()[0]?.getBoundingClientRect().height ?? 0;
  window.scrollTo(0, 108 * (first + 16));
  const retry = page.getByRole('button', { name: 'Retry: entry 110 could not be loaded' });
  await expect.element(retry).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('data-virtual-item')).toBe('109');
});

import { imageKey, imagePath } from '@hondana/shared/anime/images';
// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Images, ListResult, Series } from '@hondana/shared/api/types';
import { seriesImagesQuery } from '@hondana/shared/resources/series';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const kinds = page.getByRole('navigation', { name: 'Images' });
const posters = page.getByRole('list', { name: 'Posters' });
const tile = (place: number) => posters.getByRole('button').nth(place);
const prefer = page.getByRole('button', { name: 'Set As Preferred Poster' });
const clear = page.getByRole('button', { name: 'Clear preferred' });
const notices = page.getByRole('region', { name: 'Notices' });

const fact = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling
    ?.textContent;

withSandbox({ series: 60 });

async function showImages(as: 'administrator' | 'plain' = 'administrator', path = 'images') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  for (const { IDs } of List) {
    const images = await request<Images>({ path: `Series/${IDs.ID}/Images` });
    if (images.Posters.length < 3 || images.Backdrops.length < 2 || images.Logos.length < 1) continue;
    await screen.router.navigate(`/collection/series/${IDs.ID}/${path}`);
    const address = `/api/v3/Series/${IDs.ID}/Images`;
    return { ...screen, found: IDs.ID, images, address, base: `/collection/series/${IDs.ID}` };
  }
  throw new Error('No series has enough images.');
}

test('opens on posters and gives each kind its own address and count', async () => {
  const { router, images, base } = await showImages();
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/images/posters`);
  await expect.element(page.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => posters.getByRole('button').elements().length).toBe(images.Posters.length);
  for (const [name, list, path] of [
    ['Backdrops', images.Backdrops, 'backdrops'],
    ['Logos', images.Logos, 'logos'],
    ['Posters', images.Posters, 'posters'],
  ] as const) {
    await kinds.getByRole('link', { name: `${name} ${list.length}` }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`${base}/images/${path}`);
    const shown = page.getByRole('list', { name, exact: true }).getByRole('button');
    await expect.poll(() => shown.elements().length).toBe(list.length);
  }
});

test('redirects an unknown kind to posters', async () => {
  const { router, base } = await showImages('plain', 'images/banners');
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/images/posters`);
});

test('selects and deselects an image and shows its facts', async () => {
  const { images, router } = await showImages('plain');
  const image = images.Posters[1];
  const path = image && imagePath(image);
  await expect.element(tile(1)).toBeVisible();
  expect(fact('Source')).toBe('--');
  (tile(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(tile(1)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('link', { name: 'Open full size' }))
    .toHaveAttribute('href', tile(1).element().querySelector('img')?.getAttribute('src') ?? 'no picture');
  expect(fact('Source')).toBe(image?.Source);
  expect(router.state.location.search).toBe(`?image=${image && imageKey(image)}`);
  expect(fact('Size')).toBe(`${image?.Width} × ${image?.Height}`);
  expect(fact('Filename')).toBe(path?.split('/').at(-1));
  expect(fact('Location')).toBe(path);
  await tile(1).click();
  await expect.element(tile(1)).toHaveAttribute('aria-pressed', 'false');
  expect(router.state.location.search).toBe('');
  expect(fact('Source')).toBe('--');
});

test('hides preferring an image from plain users', async () => {
  await showImages('plain');
  await tile(0).click();
  await expect.poll(() => fact('Source')).not.toBe('--');
  await expect.element(prefer).not.toBeInTheDocument();
  await expect.element(clear).not.toBeInTheDocument();
});

test('prefers an image once, and Undo and Clear revert it', async () => {
  const { images, address } = await showImages();
  await expect.element(prefer).toBeDisabled();
  await expect.element(clear).not.toBeInTheDocument();
  await tile(2).click();
  await prefer.click();
  await expect.element(notices).toMatchTextContent('Series Poster image has been changed.');
  await expect.element(tile(2)).toMatchTextContent('Preferred');
  await expect.element(tile(2)).toHaveAttribute('aria-pressed', 'false');
  const chosen = images.Posters[2];
  const { ID, Source } = chosen && 'ID' in chosen ? chosen : {};
  expect(ID).toBeDefined();
  expect((await requestsTo(`${address}/Poster`, 'PUT'))[0]?.body).toEqual({ ID, Source });

  await tile(2).click();
  await expect.element(prefer).toBeDisabled();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(posters).not.toMatchTextContent('Preferred');

  await expect.element(prefer).toBeEnabled();
  await prefer.click();
  await expect.element(tile(2)).toMatchTextContent('Preferred');
  await clear.click();
  await expect.element(notices).toMatchTextContent('Series Poster image is no longer preferred.');
  await expect.element(posters).not.toMatchTextContent('Preferred');
  expect((await requestsTo(`${address}/Poster`, 'DELETE')).length).toBe(2);
});

test('reports a preference that the server refuses and keeps the selection', async () => {
  const { address } = await showImages();
  await misbehave({ pattern: `${address}/Poster`, status: 400 });
  await tile(0).click();
  await prefer.click();
  await expect.element(notices).toMatchTextContent('Series Poster image could not be changed.');
  await expect.element(tile(0)).toHaveAttribute('aria-pressed', 'true');
});

test('shows a placeholder for images that are missing or fail to load', async () => {
  const { images, found, queryClient } = await showImages('plain');
  await expect.element(tile(0)).toBeVisible();
  const [poster] = images.Posters;
  if (!poster) throw new Error('There is no poster.');
  const absent = { ...poster, RelativeFilepath: null };
  const broken = { ...poster, ID: 999_999_999 };
  queryClient.setQueryData(seriesImagesQuery({ seriesId: found }).queryKey, {
    ...images,
    Posters: [absent, broken],
  });
  await expect.element(tile(0)).toMatchTextContent('Image is not available.');
  await expect.element(tile(1)).toMatchTextContent('Image is not available.');
});

test.for([
  [1440, 900, 6],
  [390, 844, 2],
] as const)(
  'shows posters in their columns without accessibility violations at %i px',
  async ([width, height, columns]) => {
    await page.viewport(width, height);
    await showImages();
    await tile(0).click();
    const list = posters.element();
    expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(columns);
    expect(document.documentElement.scrollWidth).toBe(width);
    await expectNoAxeViolations();
  },
);

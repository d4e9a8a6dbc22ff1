// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Images, ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const posters = page.getByRole('list', { name: 'Posters' }).getByRole('button');
const named = (name: string) => page.getByRole('button', { name, exact: true });
const showDisabled = page.getByRole('checkbox', { name: 'Show disabled images' });

withSandbox({ series: 60, serverVersion: '6.0.0.425' });

const imagesOf = (id: number) => request<Images>({ path: `Series/${id}/Images` });

async function showPosters(as: 'administrator' | 'plain' = 'administrator') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as });
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  for (const { IDs } of List) {
    const { Posters } = await imagesOf(IDs.ID);
    if (Posters.length < 3) continue;
    await screen.router.navigate(`/collection/series/${IDs.ID}/images/posters`);
    await expect.poll(() => posters.elements().length).toBe(Posters.length);
    return { ...screen, found: IDs.ID, count: Posters.length };
  }
  throw new Error('No series has enough posters.');
}

async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 60);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

test('uploads images, names the one that is none, and Undo deletes what was added', async () => {
  const { found, count } = await showPosters();
  await expect.element(named('Upload Posters')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Image files').element(), [
    await pictureFile('front.png'),
    new File(['words'], 'words.png', { type: 'image/png' }),
    await pictureFile('back.png'),
  ]);
  await expect.element(page.getByText('2 images uploaded.')).toBeVisible();
  await expect.element(page.getByText('1 image could not be uploaded!')).toBeVisible();
  await expect.element(page.getByText('words.png')).toBeVisible();
  await expect.element(page.getByText(/The provided image data is not valid/)).toBeVisible();
  await expect.poll(() => posters.elements().length).toBe(count + 2);
  await expectNoAxeViolations();
  await named('Undo').click();
  await expect.poll(() => posters.elements().length).toBe(count);
  expect((await imagesOf(found)).Posters).toHaveLength(count);
});

test('deletes an uploaded image once confirmed, by keyboard, and offers it for no other', async () => {
  const { found, count } = await showPosters();
  await posters.nth(0).click();
  await expect.element(named('Disable')).not.toHaveAttribute('aria-disabled');
  await expect.element(named('Delete')).not.toBeInTheDocument();
  await userEvent.upload(page.getByLabelText('Image files').element(), await pictureFile('front.png'));
  await expect.poll(() => posters.elements().length).toBe(count + 1);
  await posters.nth(count).click();
  await expect.element(named('Delete')).toBeVisible();
  (named('Delete').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await misbehave({ pattern: '/api/v3/Image/Management/*', method: 'DELETE', status: 500 });
  await named('Delete image').click();
  await expect.element(page.getByText(/^The image could not be deleted\./)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await control('DELETE', 'misbehave');
  await named('Delete image').click();
  await expect.poll(() => posters.elements().length).toBe(count);
  await expect.element(named('Disable')).toHaveFocus();
  expect((await imagesOf(found)).Posters).toHaveLength(count);
});

test('hides a disabled image until it is asked for, keeps that over the kinds, and enables it again', async () => {
  const { router, found, count } = await showPosters();
  await posters.nth(1).click();
  (named('Disable').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Image disabled. Shoko no longer chooses it.')).toBeVisible();
  await expect.poll(() => posters.elements().length).toBe(count - 1);
  await expect.element(named('Disable')).toHaveFocus();

  await showDisabled.click();
  await expect.poll(() => posters.elements().length).toBe(count);
  await expect.element(posters.nth(1)).toHaveTextContent('Disabled');
  await page.getByRole('link', { name: /^Backdrops/ }).click();
  await page.getByRole('link', { name: /^Posters/ }).click();
  expect(router.state.location.search).toBe('?disabled=true');
  await posters.nth(1).click();
  await expect.element(named('Set As Preferred Poster')).toBeDisabled();
  await expectNoAxeViolations();
  await named('Enable').click();
  await expect.element(page.getByText('Image enabled.')).toBeVisible();
  await showDisabled.click();
  await expect.poll(() => posters.elements().length).toBe(count);
  expect((await imagesOf(found)).Posters.every(({ Disabled }) => !Disabled)).toBe(true);
});

test('offers a plain user neither upload nor disabled images', async () => {
  await page.viewport(390, 844);
  const { found } = await showPosters('plain');
  await posters.nth(0).click();
  await expect.element(page.getByRole('link', { name: 'Open full size' })).toBeVisible();
  for (const name of ['Upload Posters', 'Disable', 'Delete'])
    await expect.element(named(name)).not.toBeInTheDocument();
  await expect.element(showDisabled).not.toBeInTheDocument();
  expect(await requestsTo(`/api/v3/Series/${found}/Images?includeDisabled=true`)).toEqual([]);
});

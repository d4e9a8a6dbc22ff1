import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import {
  bodiesOf,
  confirmSave,
  linkElsewhere,
  openLinking,
  picker,
  pickOf,
  question,
  save,
} from '../testing/openLinking.tsx';

const retry = page.getByRole('button', { name: 'Retry' });
const choose = page.getByRole('button', { name: /^Choose / });

withSandbox({ series: 60 });

/** Waits until the URL names the linked movie; it does not change afterwards. */
async function openFilm() {
  const { router } = await openLinking('film');
  await expect.poll(() => router.state.location.search).toContain('type=Movie');
  return router;
}

test('says when the series cannot be loaded, and reloads it on Retry', async () => {
  const router = await openFilm();
  await misbehave({ pattern: '/api/v3/Series/1', status: 400 });
  await router.navigate('/collection/series/1/tmdb-linking');
  await expect.element(page.getByRole('heading', { name: 'The series could not be loaded' })).toBeVisible();
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Metadata Linking' })).toBeVisible();
});

test.for(['/collection/series/987654/tmdb-linking', '/collection/series/x/tmdb-linking'])(
  'links back to the collection when there is no series at %s',
  async (address) => {
    const router = await openFilm();
    await router.navigate(address);
    await expect.element(page.getByText('Series not found.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open the collection' })).toBeVisible();
  },
);

test.for([
  ['AniDB’s episodes', 'Series', 'The episodes could not be loaded'],
  ['TMDB’s episodes', 'Tmdb/Show', 'TMDB’s episodes could not be loaded'],
] as const)('says when %s cannot be loaded, and reloads them on Retry', async ([, path, title]) => {
  await openLinking('linked', {
    prepare: ({ linked: { IDs } }) => {
      const id = path === 'Series' ? IDs.ID : IDs.TMDB.Show[0];
      return misbehave({ pattern: `/api/v3/${path}/${id}/Episode`, status: 400 });
    },
  });
  await expect.element(page.getByText(title)).toBeVisible();
  await control('DELETE', 'misbehave');
  await retry.click();
  await expect.element(pickOf(1)).toMatchTextContent(/S\d+ E\d+/);
});

test('says when episodes of another show cannot be loaded, and still lets others be changed', async () => {
  await openLinking('linked', {
    prepare: async (cast) => {
      await linkElsewhere(cast);
      await misbehave({ pattern: '/api/v3/Tmdb/Episode/Bulk', status: 400 });
    },
  });
  await expect.element(page.getByText('TMDB’s episodes could not be loaded')).toBeVisible();
  await expect.element(pickOf(2)).toMatchTextContent(/S\d+ E\d+/);
  await control('DELETE', 'misbehave');
  await retry.click();
  await expect.element(pickOf(1)).toMatchTextContent(/S\d+ E\d+/);
});

test('keeps what was typed when the episode search fails, and repeats it on Retry', async () => {
  await openLinking('linked');
  await pickOf(1).click();
  await misbehave({ pattern: '/api/v3/Tmdb/Show/*/Episode', status: 400 });
  await picker.getByRole('combobox').fill('the');
  await expect.element(picker.getByText('The episodes could not be searched')).toBeVisible();
  await control('DELETE', 'misbehave');
  await retry.click();
  await expect.element(picker.getByText('The episodes could not be searched')).not.toBeInTheDocument();
  await expect.element(picker.getByRole('combobox')).toHaveValue('the');
});

test('says when the orderings cannot be loaded, and reloads them on Retry', async () => {
  await openLinking('linked');
  await expect.element(pickOf(1)).toBeVisible();
  await misbehave({ pattern: '/api/v3/Tmdb/Show/*/Ordering', status: 400 });
  await page.getByRole('button', { name: 'Show Settings' }).click();
  await expect.element(picker.getByText('The orderings could not be loaded')).toBeVisible();
  await control('DELETE', 'misbehave');
  await retry.click();
  await expect.element(picker.getByRole('button', { name: /^Seasons/ })).toBeVisible();
});

test('shows a link by its number when its title cannot be loaded', async () => {
  await openLinking('linked', { prepare: () => misbehave({ pattern: '/api/v3/Tmdb/Show/*', status: 404 }) });
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/^Show \d+/);
});

test('keeps a show unlinked and ready to save again when linking fails', async () => {
  const { calls } = await openLinking('unlinked');
  await choose.first().click();
  await expect.element(pickOf(1)).toBeVisible();
  await misbehave({ pattern: `${calls}/Show/CrossReferences/Episode/Auto`, method: 'POST', status: 500 });
  await confirmSave();
  await expect.element(question).toMatchTextContent('Failed to save links!');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/not linked yet/)).toBeVisible();
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
  expect(await bodiesOf(`${calls}/Show/CrossReferences/Episode`)).toEqual([]);
});

test('says when Undo fails', async () => {
  const { calls } = await openLinking('linked');
  await pickOf(2).click();
  await picker.getByRole('option', { name: /^Do Not Link Entry/ }).click();
  await confirmSave();
  await expect.element(page.getByText('Links saved!')).toBeVisible();
  await misbehave({ pattern: `${calls}/Show/CrossReferences/Episode`, method: 'POST', status: 500 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('The previous links could not be restored.')).toBeVisible();
});

import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const titles = page.getByRole('list', { name: 'Series Title' });
const rows = textsOf(titles.getByRole('listitem'));
const handle = (name: RegExp) => titles.getByRole('button', { name });
const order = async () =>
  (await request<ServerSettings>({ path: 'Settings' })).Language.SeriesTitleLanguageOrder;

async function open(codes: readonly string[]) {
  await signInAs('administrator');
  const body = [{ op: 'replace', path: '/Language/SeriesTitleLanguageOrder', value: codes }];
  await request<void>({ method: 'PATCH', path: 'Settings', body });
  await renderScreen({ routes, path: '/settings/collection', as: 'administrator' });
  await expect.element(page.getByRole('list', { name: 'Episode Title' })).toBeVisible();
}

test('reorders languages with the arrow keys and waits for Save', async () => {
  await open(['x-main', 'en', 'ja']);
  await expect.poll(rows).toEqual(['Main (x-main)', 'English (Any) (en)', 'Japanese (Kanji) (ja)']);
  const japanese = handle(/^Move Japanese/);
  japanese.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Japanese (Kanji) (ja): place 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  await expect.poll(rows).toEqual(['Japanese (Kanji) (ja)', 'Main (x-main)', 'English (Any) (en)']);
  await expect.element(japanese).toHaveFocus();
  expect(await order()).toEqual(['x-main', 'en', 'ja']);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  expect(await order()).toEqual(['ja', 'x-main', 'en']);
});

test('moves a language by dragging its handle', async () => {
  await open(['x-main', 'en', 'ja']);
  await expect.poll(rows).toEqual(['Main (x-main)', 'English (Any) (en)', 'Japanese (Kanji) (ja)']);
  const from = handle(/^Move Main/).element();
  const start = from.getBoundingClientRect();
  const below = handle(/^Move Japanese/).element();
  const end = below.getBoundingClientRect().bottom + 4;
  const at = (type: string, y: number) =>
    from.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: start.x + 5, clientY: y }),
    );
  // A synthetic pointer cannot be captured.
  from.setPointerCapture = () => undefined;
  at('pointerdown', start.y + 5);
  await expect.element(titles.getByRole('listitem').first()).toHaveClass(/dragged/);
  at('pointermove', end);
  at('pointerup', end);
  await expect.poll(rows).toEqual(['English (Any) (en)', 'Japanese (Kanji) (ja)', 'Main (x-main)']);
});

test('removes a language, but never the last one', async () => {
  await open(['en', 'ja']);
  await titles.getByRole('button', { name: 'Remove Japanese (Kanji) (ja)' }).click();
  await expect.poll(rows).toEqual(['English (Any) (en)']);
  await expect.element(titles.getByRole('button', { name: 'Remove English (Any) (en)' })).toBeDisabled();
});

test('saves the dialog at once, adds languages at the end, and rejects an empty list', async () => {
  await open(['en']);
  await page.getByRole('button', { name: 'Add languages: Series Title' }).click();
  const dialog = page.getByRole('dialog', { name: 'Languages: Series Title' });
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  await expect.element(dialog.getByRole('checkbox').first()).toHaveAccessibleName('Main (x-main)');
  await expectNoAxeViolations();
  await box('English (Any) (en)').click();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('searchbox').fill('korean');
  await box('Korean (ko)').click();
  await dialog.getByRole('button', { name: 'Clear search' }).click();
  await box('English (Any) (en)').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await order()).toEqual(['ko', 'en']);
  await expect.poll(rows).toEqual(['Korean (ko)', 'English (Any) (en)']);
  expect((await requestsTo('/api/v3/Settings', 'PATCH')).at(-1)?.body).toEqual([
    { op: 'test', path: '/Language/SeriesTitleLanguageOrder', value: ['en'] },
    { op: 'replace', path: '/Language/SeriesTitleLanguageOrder', value: ['ko', 'en'] },
  ]);
});

test('keeps the choice in the dialog when it cannot be saved', async () => {
  await open(['en']);
  await page.getByRole('button', { name: 'Add languages: Series Title' }).click();
  const dialog = page.getByRole('dialog', { name: 'Languages: Series Title' });
  await dialog.getByRole('checkbox', { name: 'French (fr)' }).click();
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('The languages could not be saved')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'French (fr)' })).toBeChecked();
});

test('names the fallback when the list is empty', async () => {
  await open([]);
  await expect.element(page.getByText('Title preference not set. Fallback to main title.')).toBeVisible();
});

test('excludes relations by name, and fits a 390 px screen without accessibility violations', async () => {
  await page.viewport(390, 844);
  await open(['x-main', 'en']);
  await page.getByRole('switch', { name: 'Auto Group Series' }).click();
  await page.getByRole('checkbox', { name: 'Dissimilar Titles' }).click();
  await page.getByRole('checkbox', { name: 'Other' }).click();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  expect(await request<ServerSettings>({ path: 'Settings' })).toMatchObject({
    AutoGroupSeries: true,
    AutoGroupSeriesRelationExclusions: ['same setting', 'character', 'AllowDissimilarTitleExclusion'],
  });
});

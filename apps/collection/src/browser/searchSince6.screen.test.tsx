import '@hondana/shared/ui/layers.css';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 200, serverVersion: '6.0.0.425' });

const cards = page.getByRole('list', { name: 'Groups' }).getByRole('link');
const sort = (name: string) => page.getByRole('button', { name: `Sort: ${name}`, exact: true });

test('finds a misspelt name, the most relevant first, until another order is chosen', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(sort('Name, ascending')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('saikai no monshu');
  await expect.element(sort('Relevance, ascending')).toBeVisible();
  await expect.poll(() => router.state.location.search).toContain('q=');
  await expect.poll(() => textsOf(cards)()[0]).toContain('Seikai no Monshou');

  await sort('Relevance, ascending').click();
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Relevance' })).toBeChecked();
  await page.getByRole('menuitemcheckbox', { name: 'Descending' }).click();
  await expect.element(sort('Relevance, descending')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('');
  await expect.element(sort('Name, ascending')).toBeVisible();
});

import { page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

withSandbox({ series: 10 });

const navigation = [{ label: 'Archive', path: 'archive', icon: 'folder', order: 20 }];
const heading = page.getByRole('heading', { level: 1 });

test('keeps focus when a navigation replaces the address, and moves it on a push', async () => {
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  await userEvent.keyboard('{Tab}{Tab}');
  const start = page.getByRole('link', { name: 'Hondana, start page' });
  await expect.element(start).toHaveFocus();
  await router.navigate('/archive', { replace: true });
  await expect.element(page.getByRole('link', { name: 'Archive' })).toHaveAttribute('aria-current', 'page');
  await expect.element(start).toHaveFocus();

  await router.navigate('/elsewhere');
  await expect.element(heading).toHaveFocus();
});

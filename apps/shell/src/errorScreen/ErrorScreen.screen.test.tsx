import { userKeys } from '@hondana/shared/queryKeys';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import type { QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const heading = page.getByRole('heading', { level: 1 });

withSandbox({ series: 10 });
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A name that isn't a string crashes the top bar, which belongs to the shell. */
async function showBroken() {
  const shell = await renderShell({
    path: '/nowhere',
    as: 'administrator',
    prepare: ({ queryClient }) =>
      queryClient.setQueryData<unknown>(currentUserQuery().queryKey as QueryKey, {
        Username: 7,
        IsAdmin: true,
      }),
  });
  await expect.element(heading).toHaveTextContent('Something went wrong');
  return shell;
}

test('shows an error of the shell and recovers on Try again once its cause is gone', async () => {
  const { queryClient } = await showBroken();
  await page.getByText('What happened').click();
  await expect.element(page.getByRole('region', { name: 'Error' })).toBeVisible();
  await expectNoAxeViolations();
  queryClient.removeQueries({ queryKey: userKeys.all });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading).toHaveTextContent('Page not found');
});

test('signs out from the error screen', async () => {
  await showBroken();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('offers another web interface and names the one the server would install', async () => {
  await control('POST', 'updates', { offer: 'other-publisher' });
  await showBroken();
  await page.getByRole('button', { name: 'Install another web interface' }).click();
  await expect.element(page.getByText(/The server offers the official Web UI 2.5.11/)).toBeVisible();
});

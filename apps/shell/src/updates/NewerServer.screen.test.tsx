// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, type people } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const banner = page.getByText(/^Hondana hasn’t been tested with/);

withSandbox({ series: 3 });

interface Visit {
  readonly version: string;
  readonly as?: keyof typeof people;
  readonly dismissed?: string;
}

async function visit({ version, as = 'administrator', dismissed }: Visit): Promise<void> {
  await renderShell({
    path: '/nowhere',
    as,
    // Only known to this screen: the sandbox and its hub stay what they are.
    prepare: ({ queryClient }) => {
      queryClient.setQueryData(serverVersionQuery().queryKey, {
        Server: { Version: version },
        MediaInfo: { Version: null },
        WebUI: { Version: null },
      });
      writeUserItem('browser', 'newer-server', dismissed);
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
}

test('tells an administrator that the server is newer, and opens the updates', async () => {
  await visit({ version: '7.0.0' });
  await expect.element(banner).toMatchTextContent('Shoko Server 7.0.0 yet');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Updates' })).toBeVisible();
});

test('keeps for which version it was dismissed, and moves the focus to the page', async () => {
  await visit({ version: '7.0.0' });
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe('main');
  expect(readUserItem('browser', 'newer-server')).toBe('7.0.0');
});

test('is shown again when the server is another version than the one it was dismissed for', async () => {
  await visit({ version: '7.0.1', dismissed: '7.0.0' });
  await expect.element(banner).toBeVisible();
});

test.each<[string, Visit]>([
  ['the version that it was dismissed for', { version: '7.0.0', dismissed: '7.0.0' }],
  ['a version that this interface knows', { version: '6.0.0-dev.425' }],
  ['a plain user', { version: '7.0.0', as: 'plain' }],
])('is not shown for %s', async (_, visited) => {
  await visit(visited);
  expect(banner.elements()).toHaveLength(0);
});

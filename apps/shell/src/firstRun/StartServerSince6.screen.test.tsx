import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';
import { rememberFirstUser } from './firstUser.ts';

const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });

withSandbox({ series: 0, state: 'Waiting', manualClock: true, serverVersion: '6.0.0.425' });

const elapse = (milliseconds: number) => control('POST', 'clock', { advance: milliseconds });

const show = (saved: readonly string[]) => {
  rememberFirstUser(undefined);
  return renderShell({
    path: '/firstrun/start-server',
    prepare: () =>
      sessionStorage.setItem(
        'hondana.first-run',
        JSON.stringify({ saved, isStarter: false, username: 'Default' }),
      ),
  });
};

test('begins with the first step while no AniDB account is saved', async () => {
  await show([]);
  await expect.element(heading).toHaveTextContent('Acknowledgement');
});

test('says that the process must be restarted after a failed start, and then begins again', async () => {
  await show(['acknowledgement', 'local-account', 'anidb-account', 'metadata-sources']);
  await button('Start Server').click();
  await expect.element(page.getByText('Server is starting. Please wait!')).toBeVisible();
  await elapse(5000);
  await expect.element(page.getByText(/until it is restarted/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Reason given by the server' })).toBeVisible();
  await expect.element(button('Start again')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Review settings' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await control('POST', 'restart', { downFor: 1000 });
  await elapse(1000);
  await expect.element(heading).toHaveTextContent('Acknowledgement');
});

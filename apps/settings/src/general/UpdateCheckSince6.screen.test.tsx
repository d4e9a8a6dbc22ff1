import { setServerVersion } from '@hondana/shared/session';
import { control, misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 3, serverVersion: '6.0.0.425' });

test('says on Refresh that the server’s list names no version of Hondana', async () => {
  onTestFinished(() => setServerVersion(undefined));
  await control('POST', 'updates', { offer: 'nothing-new' });
  await misbehave({
    pattern: '/api/v3/Init/Version',
    json: { Server: { Version: '6.0.0-dev.425' }, WebUI: { Version: '10.0.0' } },
  });
  await misbehave({ pattern: '/api/v3/WebUI/History', json: [{ Version: '2.5.11' }] });
  await renderScreen({ routes, path: '/settings/general', as: 'administrator' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect
    .element(page.getByText(/^The list that the server updates from names no version/))
    .toBeVisible();
});

// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.tsx';

const refusal = page.getByText('This feature requires server version >= 5.1.0.35');
const dialog = page.getByRole('dialog');

/** Older than the feature, but supported. */
withSandbox({ series: 40, serverVersion: '5.1.0.30' });
beforeEach(async () => {
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
});

async function expectRefusal(): Promise<void> {
  await expect.element(refusal).toBeVisible();
  expect(await requestsTo('*/File/Relocate')).toEqual([]);
}

test.for(['Edit Group', 'Edit Series'])(
  'names the server version that renaming and moving needs in %s',
  async (editor) => {
    await page
      .getByRole('button', { name: new RegExp(`^${editor}: `) })
      .first()
      .click();
    await dialog.getByRole('tab', { name: 'File Actions' }).click();
    await dialog.getByRole('button', { name: 'Rename/Move Files' }).click();
    await expectRefusal();
  },
);

test('names the server version that renaming and moving needs in the selection actions', async () => {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename/Move Files' }).click();
  await expectRefusal();
});

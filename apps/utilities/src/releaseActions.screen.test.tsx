// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult } from '@hondana/shared/api/types';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { contribution as link } from './providerLink/linkWithProvidersAction.tsx';
import { contribution as edit } from './releaseEditing/editReleaseAction.tsx';
import { routes } from './routes.tsx';

withSandbox({ series: 20, looseFiles: 20, serverVersion: '6.0.0.425' });

test.each([
  ['Link with Providers', link, 'Unrecognized'],
  ['Edit Release Info', edit, 'ManualLinks'],
] as const)('opens %s from wherever files are listed', async (name, contribution, kind) => {
  await signInAs('administrator');
  const query = { include_only: kind, pageSize: 2 };
  const { List } = await request<ListResult<File>>({ path: 'File', query });
  const Dialog = await contribution({ fileIds: List.map(({ ID }) => ID) });
  if (!Dialog) throw new Error('There is no dialog.');
  const opener = { path: 'opener', element: <Dialog onClose={() => undefined} /> };
  await renderScreen({ routes: [...routes, opener], path: '/opener', as: 'administrator' });
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(page.getByRole('table').getByRole('row')).toHaveLength(2);
});

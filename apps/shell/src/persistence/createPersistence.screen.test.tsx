import { request } from '@hondana/shared/api/client';
import { createQueryClient } from '@hondana/shared/api/queryClient';
import type { User, VersionSet } from '@hondana/shared/api/types';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { createAnswerStore } from './answerStore.ts';
import { createPersistence } from './createPersistence.ts';
import { readStamp } from './readStamp.ts';
import { stampOf, writeStamp } from './stamp.ts';

withSandbox({ series: 10 });

test('notes rights that come as initial data of a query that is already there', async () => {
  await signInAs('plain');
  const user = await request<User>({ path: 'User/Current' });
  const versions = await request<VersionSet>({ path: 'Init/Version' });
  writeStamp(stampOf('1', versions, user));
  const queryClient = createQueryClient();
  await createPersistence({ queryClient, build: '1', userQuery: currentUserQuery }, createAnswerStore());
  const { queryKey } = currentUserQuery();
  const query = queryClient.getQueryCache().build<User, Error, User>(queryClient, { queryKey });
  queryClient.setQueryData(serverVersionQuery().queryKey, versions);
  const restricted = { ...user, RestrictedTags: [7] };
  // As by an observer, while the page is rendered, when the early call has been answered.
  query.setOptions({ queryKey, initialData: restricted });
  expect(readStamp('1')?.rights).toBe(stampOf('1', versions, restricted).rights);
});

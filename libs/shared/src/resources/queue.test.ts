import { expect, test } from 'vitest';
import { queueKeys } from '../queryKeys.ts';
import { queueQuery } from './queue.ts';

test('reads the queue’s counts under the key that the hub writes to', () => {
  expect(queueQuery().queryKey).toEqual(queueKeys.counts);
});

import { expect, test } from 'vitest';
import { queueKeys } from '../queryKeys.ts';
import { queueQuery } from './queue.ts';

test('the hub writes its reports to where the queue’s counts are read from', () => {
  expect(queueQuery().queryKey).toEqual(queueKeys.counts);
});

import type { Episode } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { extended, kept, nothing, toggled } from './selection.ts';

const episode = (ID: number) => ({ IDs: { ID } }) as Episode;

test('an episode goes in and out, and others with it', () => {
  const one = toggled(nothing, episode(1));
  expect([...one.keys()]).toEqual([1]);
  expect(toggled(one, episode(1)).size).toBe(0);
  const three = extended(one, [episode(1), episode(2), episode(3)]);
  expect([...three.keys()]).toEqual([1, 2, 3]);
  expect([...kept(three, new Set([2, 9])).keys()]).toEqual([2]);
  expect(nothing.size).toBe(0);
});

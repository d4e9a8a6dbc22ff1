import { expect, test } from 'vitest';
import { changedTag, newTag } from './tagText.ts';

test('a new tag needs a name; an empty description is sent as null', () => {
  expect(newTag({ name: '  ', description: 'text' })).toBeUndefined();
  expect(newTag({ name: ' to watch ', description: ' ' })).toEqual({ name: 'to watch', description: null });
  expect(newTag({ name: 'a', description: 'b' })).toEqual({ name: 'a', description: 'b' });
});

test('an edited tag is saved only when something changed, and never without a name', () => {
  const before = { name: 'to watch', description: 'soon' };
  expect(changedTag(before, before)).toBeUndefined();
  expect(changedTag({ ...before, name: ' to watch ' }, before)).toBeUndefined();
  expect(changedTag({ ...before, name: '' }, before)).toBeUndefined();
  expect(changedTag({ ...before, name: 'later' }, before)).toEqual({ name: 'later', description: 'soon' });
  expect(changedTag({ ...before, description: '' }, before)).toEqual({ name: 'to watch', description: '' });
});

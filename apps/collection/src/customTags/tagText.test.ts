import { expect, test } from 'vitest';
import { changedTag, newTag } from './tagText.ts';

test('requires a name for a new tag and sends an empty description as null', () => {
  expect(newTag({ name: '  ', description: 'text' })).toBeUndefined();
  expect(newTag({ name: ' to watch ', description: ' ' })).toEqual({ name: 'to watch', description: null });
  expect(newTag({ name: 'a', description: 'b' })).toEqual({ name: 'a', description: 'b' });
});

test('saves an edited tag only when it changed and has a name', () => {
  const before = { name: 'to watch', description: 'soon' };
  expect(changedTag(before, before)).toBeUndefined();
  expect(changedTag({ ...before, name: ' to watch ' }, before)).toBeUndefined();
  expect(changedTag({ ...before, name: '' }, before)).toBeUndefined();
  expect(changedTag({ ...before, name: 'later' }, before)).toEqual({ name: 'later', description: 'soon' });
  expect(changedTag({ ...before, description: '' }, before)).toEqual({ name: 'to watch', description: '' });
});

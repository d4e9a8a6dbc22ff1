import { expect, test } from 'vitest';
import { failureGroups } from './failureGroups.ts';

const failed = (name: string, reason: string) => ({ item: { key: name, name }, reason });
const shown = (items: ReturnType<typeof failed>[]) =>
  failureGroups(items).map(({ reason, differs, items: those }) => [
    reason,
    differs,
    those.map(({ item }) => item.name).join(' '),
  ]);

test('puts the most frequent reason first, with its items in order', () => {
  expect(shown([failed('a', 'Not found'), failed('b', 'Busy'), failed('c', 'Busy')])).toEqual([
    ['Busy', false, 'b c'],
    ['Not found', false, 'a'],
  ]);
});

test('groups reasons that differ only in a number or the item’s name', () => {
  expect(
    shown([
      failed('a', 'No File with ID 12'),
      failed('b', 'No File with ID 7'),
      failed('c.mkv', 'c.mkv is locked'),
      failed('d.mkv', 'd.mkv is locked'),
    ]),
  ).toEqual([
    ['No File with ID …', true, 'a b'],
    ['… is locked', true, 'c.mkv d.mkv'],
  ]);
});

test('keeps the wording of a reason that only one item has', () => {
  expect(shown([failed('a', 'No File with ID 12'), failed('', 'Busy')])).toEqual([
    ['No File with ID 12', false, 'a'],
    ['Busy', false, ''],
  ]);
});

test('ignores an item’s short name when it occurs within a word', () => {
  const groups = failureGroups([failed('a', 'That is refused'), failed('e', 'That is refused')]);
  expect(groups).toMatchObject([{ reason: 'That is refused', differs: false }]);
});

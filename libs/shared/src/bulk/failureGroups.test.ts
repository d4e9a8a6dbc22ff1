import { expect, test } from 'vitest';
import { failureGroups } from './failureGroups.ts';

const failed = (name: string, reason: string) => ({ item: { key: name, name }, reason });
const shown = (items: ReturnType<typeof failed>[]) =>
  failureGroups(items).map(({ reason, differs, items: those }) => [
    reason,
    differs,
    those.map(({ item }) => item.name).join(' '),
  ]);

test('the most frequent reason comes first, with its items in their order', () => {
  expect(shown([failed('a', 'Not found'), failed('b', 'Busy'), failed('c', 'Busy')])).toEqual([
    ['Busy', false, 'b c'],
    ['Not found', false, 'a'],
  ]);
});

test('reasons that differ in a number or the name alone are one', () => {
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

test('a reason of one stands as it was given', () => {
  expect(shown([failed('a', 'No File with ID 12'), failed('', 'Busy')])).toEqual([
    ['No File with ID 12', false, 'a'],
    ['Busy', false, ''],
  ]);
});

test('a short name that stands within a word is no difference', () => {
  const groups = failureGroups([failed('a', 'That is refused'), failed('e', 'That is refused')]);
  expect(groups).toMatchObject([{ reason: 'That is refused', differs: false }]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { releaseItem } from '../testing/releaseItem.ts';
import type { Choice, ReleaseEpisode, ReleaseItem } from './releaseItems.ts';
import { planOf } from './releasePlan.ts';

const item = (id: number, more: Partial<ReleaseItem> = {}): ReleaseItem =>
  releaseItem(id, { size: id * 100, ...more });

const episode = (
  id: number,
  items: readonly ReleaseItem[],
  others: readonly number[] = [],
): ReleaseEpisode => ({
  id,
  name: `Episode ${id}`,
  items,
  fileIds: [...new Set([...items.map(({ fileId }) => fileId), ...others])],
});

const chosen = (entries: Record<string, Choice>) => new Map(Object.entries(entries));

test('plans no change for unchanged files, and turns a kept variation into an ordinary file', () => {
  const episodes = [episode(1, [item(1), item(2, { isVariation: true }), item(3)])];
  expect(planOf(episodes, new Map()).changes).toEqual([]);
  const plan = planOf(episodes, chosen({ 'file-1': 'keep', 'file-2': 'keep', 'file-3': 'variation' }));
  expect(plan.changes.map(({ item: { id }, choice }) => [id, choice])).toEqual([
    [2, 'keep'],
    [3, 'variation'],
  ]);
  expect(plan.freed).toBe(0);
  expect(plan.keptCount).toBe(3);
});

test('deletes a file of two episodes once and frees its size once', () => {
  const both = item(1);
  const plan = planOf(
    [episode(1, [both, item(2)]), episode(2, [both, item(3)])],
    chosen({ 'file-1': 'delete' }),
  );
  expect(plan.deleted).toHaveLength(1);
  expect(plan.freed).toBe(100);
  expect(plan.emptied).toEqual([]);
});

test('names an episode that would have no files left', () => {
  const plan = planOf(
    [episode(1, [item(1), item(2)]), episode(2, [item(3), item(4)])],
    chosen({ 'file-1': 'delete', 'file-2': 'delete', 'file-3': 'delete' }),
  );
  expect(plan.emptied).toEqual(['Episode 1']);
});

test('treats a file in several locations as deleted only with the last of them', () => {
  const place = (id: number) => item(id, { key: `place-${id}`, fileId: 7 });
  const alone = [episode(1, [place(1), place(2)])];
  const one = planOf(alone, chosen({ 'place-1': 'delete' }));
  expect([one.emptied, one.freed, [...one.goneFiles]]).toEqual([[], 100, []]);
  const all = chosen({ 'place-1': 'delete', 'place-2': 'delete' });
  expect(planOf(alone, all).emptied).toEqual(['Episode 1']);
  expect(planOf([episode(1, [place(1), place(2)], [8])], all).emptied).toEqual([]);
});

test('deletes or keeps every item, and names exactly the episodes without a kept file', () => {
  const choice = fc.constantFrom<Choice>('keep', 'delete', 'variation');
  fc.assert(
    fc.property(fc.array(fc.array(choice, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (lists) => {
      const choices = new Map<string, Choice>();
      const episodes = lists.map((list, at) =>
        episode(
          at,
          list.map((one, index) => {
            const made = item(at * 10 + index + 1);
            choices.set(made.key, one);
            return made;
          }),
        ),
      );
      const plan = planOf(episodes, choices);
      expect(plan.deleted.length + plan.keptCount).toBe(choices.size);
      const empty = lists.flatMap((list, at) =>
        list.every((one) => one === 'delete') ? [`Episode ${at}`] : [],
      );
      expect(plan.emptied).toEqual(empty);
    }),
  );
});

import { expect, test } from 'vitest';
import { releaseItem } from '../testing/releaseItem.ts';
import { applyRule, type FileLink } from './keepRule.ts';
import type { ReleaseEpisode, ReleaseItem } from './releaseItems.ts';

const item = (
  id: number,
  change: Partial<ReleaseItem['quality']> & { size?: number; isVariation?: boolean } = {},
): ReleaseItem => {
  const { size = 100, isVariation = false, ...quality } = change;
  return releaseItem(id, { size, isVariation, quality: { height: 1080, version: 1, ...quality } });
};
const episode = (id: number, ...items: ReleaseItem[]): ReleaseEpisode => ({
  id,
  name: `Episode ${id}`,
  items,
  fileIds: items.map(({ fileId }) => fileId),
});
const linksOf = (episodes: readonly ReleaseEpisode[]) => {
  const links = new Map<number, FileLink[]>();
  for (const { id, fileIds } of episodes) {
    for (const file of fileIds)
      links.set(file, [...(links.get(file) ?? []), { episodeId: id, isWhole: true }]);
  }
  return links;
};
const ids = (items: readonly ReleaseItem[]) => items.map(({ id }) => id);

test('decides by the first criterion that differs', () => {
  const list = [
    episode(
      1,
      item(1, { source: 7 }),
      item(2, { height: 2160, source: 4 }),
      item(3, { height: 2160, source: 4, size: 200 }),
    ),
  ];
  const links = linksOf(list);
  expect(ids(applyRule(list, ['resolution', 'larger'], new Map(), links).deleted)).toEqual([1, 2]);
  expect(ids(applyRule(list, ['source'], new Map(), links).deleted)).toEqual([2, 3]);
  expect(ids(applyRule(list, ['smaller'], new Map(), links).deleted)).toEqual([3]);
});

test('keeps and counts all files that the rule cannot tell apart', () => {
  const list = [episode(1, item(1), item(2), item(3, { height: 480 }))];
  expect(applyRule(list, ['resolution'], new Map(), linksOf(list))).toMatchObject({ tied: 1, restored: [] });
  expect(ids(applyRule(list, ['resolution'], new Map(), linksOf(list)).deleted)).toEqual([3]);
  expect(applyRule(list, [], new Map(), linksOf(list)).deleted).toEqual([]);
});

test('deletes a file of several episodes only when each of them keeps another', () => {
  const both = item(9, { height: 720 });
  const kept = [episode(1, both, item(1)), episode(2, both, item(2, { height: 480 }))];
  expect(ids(applyRule(kept, ['resolution'], new Map(), linksOf(kept)).deleted)).toEqual([2]);
  const gone = [episode(1, both, item(1)), episode(2, both, item(2))];
  expect(ids(applyRule(gone, ['resolution'], new Map(), linksOf(gone)).deleted)).toEqual([9]);
});

test('deletes nothing when a file is partial, has unknown links or is also of an outside episode', () => {
  const list = [episode(1, item(1), item(2, { height: 720 }))];
  const beyond = new Map(linksOf(list)).set(2, [
    { episodeId: 1, isWhole: true },
    { episodeId: 77, isWhole: true },
  ]);
  expect(applyRule(list, ['resolution'], new Map(), beyond).deleted).toEqual([]);
  const part = new Map(linksOf(list)).set(1, [{ episodeId: 1, isWhole: false }]);
  expect(applyRule(list, ['resolution'], new Map(), part).deleted).toEqual([]);
  expect(applyRule(list, ['resolution'], new Map(), new Map()).deleted).toEqual([]);
});

test('lets variations neither win nor be deleted, whether marked or only chosen', () => {
  const list = [episode(1, item(1, { height: 2160, isVariation: true }), item(2), item(3, { height: 480 }))];
  expect(ids(applyRule(list, ['resolution'], new Map(), linksOf(list)).deleted)).toEqual([3]);
  const chosen = new Map([['file-3', 'variation' as const]]);
  expect(applyRule(list, ['resolution'], chosen, linksOf(list)).deleted).toEqual([]);
});

test('takes back an earlier deletion where the rule keeps the file', () => {
  const list = [episode(1, item(1), item(2, { height: 480 }))];
  const outcome = applyRule(list, ['resolution'], new Map([['file-1', 'delete' as const]]), linksOf(list));
  expect([ids(outcome.deleted), ids(outcome.restored)]).toEqual([[2], [1]]);
});

test('prefers the Release Group with the most files of the series', () => {
  const list = [
    episode(1, item(1, { group: 'A' }), item(2, { group: 'B' })),
    episode(2, item(3, { group: 'B' })),
  ];
  expect(ids(applyRule(list, ['group'], new Map(), linksOf(list)).deleted)).toEqual([1]);
});

test('keeps files of unknown quality beside the best of the others', () => {
  const unknown = item(1, { height: undefined, size: 1 });
  const list = [episode(1, unknown, item(2), item(3, { height: 480, size: 900 }))];
  const outcome = applyRule(list, ['resolution', 'larger'], new Map(), linksOf(list));
  expect(ids(outcome.deleted)).toEqual([3]);
  expect(outcome.tied).toBe(1);
  // Unknown for all: the next criterion decides.
  expect(ids(applyRule(list, ['codec', 'larger'], new Map(), linksOf(list)).deleted)).toEqual([1, 2]);
});

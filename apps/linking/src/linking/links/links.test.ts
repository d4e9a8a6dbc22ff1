import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isProblem,
  matchCounts,
  type Overrides,
  rowsOfEpisode,
  type SavedLinks,
  type ServerLink,
  savedLinksOf,
} from './linkRows.ts';
import { changesOf, mappingOf, undoMappingOf } from './mapping.ts';
import { type MatchRating, ratingTexts } from './matchRating.ts';
import { addRow, forget, idsOfEpisode, removeRow, setIds, setRow, unsavedOf } from './overrides.ts';
import { clearLinks, linkInOrder, shiftLinks } from './rangeTools.ts';

const ratings = Object.keys(ratingTexts) as MatchRating[];
const episodeIds = Array.from({ length: 12 }, (_, index) => 200 + index);
const tmdbIds = Array.from({ length: 20 }, (_, index) => 5000 + index);

const serverLink = fc.record({
  AnidbEpisodeID: fc.constantFrom(...episodeIds),
  TmdbShowID: fc.constantFrom(1, 2),
  TmdbEpisodeID: fc.constantFrom(0, ...tmdbIds),
  Index: fc.nat(3),
  Rating: fc.constantFrom<string>(...ratings),
});
const savedLinks = fc.array(serverLink, { maxLength: 20 }).map((links) => savedLinksOf(links));
const idLists = fc.uniqueArray(fc.constantFrom(...tmdbIds), { minLength: 1, maxLength: 3 });
const overridesFor = (saved: SavedLinks) =>
  fc
    .dictionary(fc.constantFrom(...episodeIds.map(String)), fc.oneof(idLists, fc.constant([0])))
    .map((wanted) =>
      Object.entries(wanted).reduce<Overrides>((all, [id, ids]) => setIds(all, saved, Number(id), ids), {}),
    );
const screens = savedLinks.chain((saved) =>
  overridesFor(saved).map((overrides) => ({ saved, overrides, episodeIds })),
);

/** The server's rules of a mapping (facts 5.11). */
function write(saved: SavedLinks, rows: ReturnType<typeof mappingOf>): Map<number, number[]> {
  const linked = new Map([...saved].map(([id, links]) => [id, links.map(({ tmdbId }) => tmdbId)]));
  for (const { AniDBID, TmdbID, Replace } of rows) {
    const before = Replace ? [] : (linked.get(AniDBID) ?? []);
    linked.set(AniDBID, [...before.filter((id) => id !== 0 && id !== TmdbID), TmdbID]);
  }
  return linked;
}

test('counts matches by category, and the counts add up to the rows', () => {
  fc.assert(
    fc.property(screens, ({ saved, overrides }) => {
      const rows = episodeIds.flatMap((id) => rowsOfEpisode(id, saved, overrides));
      const counted = (...wanted: MatchRating[]) => rows.filter((row) => wanted.includes(row.rating)).length;
      const counts = matchCounts(rows);
      expect(counts).toEqual({
        perfect: counted('DateAndTitleMatches', 'TitleMatches'),
        approximate: counted(
          'DateAndTitleKindaMatches',
          'DateMatches',
          'DateKindaMatches',
          'TitleKindaMatches',
        ),
        fallback: counted('FirstAvailable'),
        override: counted('UserVerified'),
        unlinked: counted('None'),
      });
      expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(rows.length);
    }),
  );
});

test('sends mappings that give the server the links on the screen', () => {
  fc.assert(
    fc.property(screens, ({ saved, overrides }) => {
      const after = write(saved, mappingOf(overrides));
      for (const id of Object.keys(overrides).map(Number)) {
        expect(after.get(id)).toEqual(idsOfEpisode(id, saved, overrides));
      }
      for (const id of episodeIds.filter((one) => overrides[one] === undefined)) {
        expect(after.get(id)).toEqual(saved.get(id)?.map(({ tmdbId }) => tmdbId));
      }
    }),
  );
});

test('restores the server’s links on undo', () => {
  fc.assert(
    fc.property(screens, ({ saved, overrides }) => {
      // The server stores duplicate links of an episode only once, so they cannot be restored.
      const once = new Map(
        [...saved].filter(([, links]) => new Set(links.map((one) => one.tmdbId)).size === links.length),
      );
      fc.pre([...once.values()].every((links) => links[0]?.tmdbId !== 0 || links.length === 1));
      fc.pre([...once.values()].every((links) => links.slice(1).every((one) => one.tmdbId !== 0)));
      const changed = new Map(
        [...write(once, mappingOf(overrides))].map(([id, ids]) => [
          id,
          ids.map((tmdbId) => ({ tmdbId, showId: 1, rating: 'UserVerified' as const })),
        ]),
      );
      const back = write(changed, undoMappingOf(overrides, once));
      for (const id of Object.keys(overrides).map(Number)) {
        expect(back.get(id)).toEqual(once.get(id)?.map(({ tmdbId }) => tmdbId) ?? [0]);
      }
    }),
  );
});

test('leaves no override when an additional row is added and removed', () => {
  fc.assert(
    fc.property(savedLinks, fc.constantFrom(...episodeIds), (saved, id) => {
      fc.pre(saved.has(id) && saved.get(id)?.[0]?.tmdbId !== 0);
      const more = addRow({}, saved, id);
      expect(more[id]?.at(-1)).toBe(0);
      expect(removeRow(more, saved, id, (more[id]?.length ?? 0) - 1)).toEqual({});
    }),
  );
});

test('does not count a row without a choice as unsaved', () => {
  fc.assert(
    fc.property(screens, fc.constantFrom(...episodeIds), ({ saved, overrides }, id) => {
      fc.pre(overrides[id] === undefined && saved.get(id)?.every((one) => one.tmdbId !== 0) === true);
      expect(unsavedOf(addRow(overrides, saved, id), saved)).toEqual(unsavedOf(overrides, saved));
    }),
  );
});

test('omits rows without a choice, and unlinks the whole episode when the first row is 0', () => {
  const saved = savedLinksOf([
    { AnidbEpisodeID: 1, TmdbShowID: 9, TmdbEpisodeID: 50, Index: 0, Rating: 'DateMatches' },
    { AnidbEpisodeID: 1, TmdbShowID: 9, TmdbEpisodeID: 51, Index: 1, Rating: 'UserVerified' },
  ]);
  expect(mappingOf(addRow({}, saved, 1))).toEqual([
    { AniDBID: 1, TmdbID: 50, Replace: true },
    { AniDBID: 1, TmdbID: 51, Replace: false },
  ]);
  expect(mappingOf(setRow({}, saved, 1, 0, 0))).toEqual([{ AniDBID: 1, TmdbID: 0, Replace: true }]);
  expect(setRow(setRow({}, saved, 1, 0, 0), saved, 1, 0, 50)).toEqual({ 1: [50] });
});

test('rates an empty first row as the user’s choice, and an additional one as not linked', () => {
  const saved = savedLinksOf([
    { AnidbEpisodeID: 1, TmdbShowID: 9, TmdbEpisodeID: 50, Index: 0, Rating: 'DateMatches' },
  ]);
  const ratingsWith = (overrides: Overrides) =>
    rowsOfEpisode(1, saved, overrides).map(({ rating }) => rating);
  expect(ratingsWith(addRow({}, saved, 1))).toEqual(['UserVerified', 'None']);
  expect(ratingsWith(setRow({}, saved, 1, 0, 0))).toEqual(['UserVerified']);
});

test('classifies changes as changed, removed, added or barred', () => {
  const link = { TmdbShowID: 9, TmdbEpisodeID: 50, Index: 0, Rating: 'DateMatches' };
  const saved = savedLinksOf([
    { ...link, AnidbEpisodeID: 1 },
    { ...link, AnidbEpisodeID: 2 },
  ]);
  expect(changesOf({ 1: [51], 2: [0], 3: [50, 0], 4: [0] }, saved)).toEqual([
    { episodeId: 1, kind: 'changed', before: [50], after: [51] },
    { episodeId: 2, kind: 'removed', before: [50], after: [] },
    { episodeId: 3, kind: 'added', before: [], after: [50] },
    { episodeId: 4, kind: 'barred', before: [], after: [] },
  ]);
});

test('links consecutive episodes, and leaves those beyond the end of TMDB’s list unchanged', () => {
  fc.assert(
    fc.property(screens, fc.nat(tmdbIds.length - 1), (screen, start) => {
      const { overrides, left } = linkInOrder(screen, tmdbIds[start] ?? 0, tmdbIds);
      const linked = Math.min(episodeIds.length, tmdbIds.length - start);
      expect(left).toBe(episodeIds.length - linked);
      for (const [place, id] of episodeIds.entries()) {
        const ids = idsOfEpisode(id, screen.saved, overrides);
        expect(ids).toEqual(
          place < linked ? [tmdbIds[start + place]] : idsOfEpisode(id, screen.saved, screen.overrides),
        );
      }
    }),
  );
});

test('restores the links when they are shifted there and back within the list', () => {
  fc.assert(
    fc.property(screens, fc.integer({ min: -4, max: 4 }), (screen, by) => {
      const there = shiftLinks(screen, by, [tmdbIds]);
      const back = shiftLinks({ ...screen, overrides: there.overrides }, -by, [tmdbIds]);
      if (there.left > 0) return;
      for (const id of episodeIds) {
        const before = idsOfEpisode(id, screen.saved, screen.overrides);
        const after = idsOfEpisode(id, screen.saved, back.overrides);
        expect(after).toEqual(before[0] === 0 ? [0] : before);
      }
    }),
  );
});

test('unlinks what is linked, and changes nothing else', () => {
  fc.assert(
    fc.property(screens, (screen) => {
      const { overrides } = clearLinks(screen);
      for (const id of episodeIds) {
        expect(idsOfEpisode(id, screen.saved, overrides).every((one) => one === 0)).toBe(true);
        if (!screen.saved.has(id) && screen.overrides[id] === undefined)
          expect(overrides[id]).toBeUndefined();
      }
    }),
  );
});

const linkOf = (episodeId: number, tmdbId: number, more: Partial<ServerLink> = {}): ServerLink => ({
  AnidbEpisodeID: episodeId,
  TmdbShowID: 9,
  TmdbEpisodeID: tmdbId,
  Index: 0,
  Rating: 'DateMatches',
  ...more,
});

test('keeps the server’s order, and uses matches only where nothing is linked', () => {
  const links = [
    linkOf(1, 51, { Index: 1 }),
    linkOf(1, 50),
    linkOf(2, 0),
    linkOf(3, 0, { Rating: 'UserVerified' }),
  ];
  const saved = savedLinksOf(links, [linkOf(1, 70), linkOf(4, 53), linkOf(2, 71)]);
  const row = { showId: 9, rating: 'DateMatches' };
  expect(Object.fromEntries(saved)).toEqual({
    1: [
      { ...row, tmdbId: 50 },
      { ...row, tmdbId: 51 },
    ],
    3: [{ ...row, tmdbId: 0, rating: 'UserVerified' }],
    4: [{ ...row, tmdbId: 53 }],
  });
});

test('numbers the rows of an episode and marks the user’s choices', () => {
  const saved = savedLinksOf([linkOf(1, 50), linkOf(1, 51, { Index: 1 })]);
  const row = { episodeId: 1, of: 2, rating: 'DateMatches', isOverride: false };
  expect(rowsOfEpisode(1, saved, {})).toEqual([
    { ...row, index: 0, tmdbId: 50 },
    { ...row, index: 1, tmdbId: 51 },
  ]);
  expect(rowsOfEpisode(1, saved, { 1: [60] })).toEqual([
    { episodeId: 1, index: 0, of: 1, tmdbId: 60, rating: 'UserVerified', isOverride: true },
  ]);
  expect(rowsOfEpisode(1, saved, { 1: [60, 61, 0] }).map(({ rating }) => rating)).toEqual([
    'UserVerified',
    'UserVerified',
    'None',
  ]);
  const none = { episodeId: 1, index: 0, of: 1, tmdbId: 0, rating: 'None', isOverride: false };
  expect(rowsOfEpisode(1, new Map(), {})).toEqual([none]);
  expect(rowsOfEpisode(1, new Map([[1, []]]), { 1: [] })).toEqual([none]);
});

test.for([
  [['DateAndTitleMatches', 'UserVerified'], false],
  [['DateAndTitleMatches', 'DateMatches'], true],
  [['FirstAvailable'], true],
  [[], true],
] as const)('decides whether an episode linked by %j is a problem: %s', ([found, is]) => {
  const saved = savedLinksOf(found.map((Rating, Index) => linkOf(1, 50 + Index, { Rating, Index })));
  expect(isProblem(1, saved)).toBe(is);
});

test('drops an override that equals the server’s links', () => {
  const saved = savedLinksOf([linkOf(1, 50), linkOf(1, 51, { Index: 1 })]);
  expect(setIds({ 1: [60] }, saved, 1, [50, 51])).toEqual({});
  expect(setIds({ 1: [60] }, saved, 1, [51, 50])).toEqual({ 1: [51, 50] });
  expect(setIds({}, saved, 1, [])).toEqual({ 1: [0] });
  expect(setIds({}, saved, 1, [0, 51])).toEqual({ 1: [0] });
  expect(setRow({}, saved, 1, 7, 60)).toEqual({ 1: [50, 60] });
  expect(forget({ 1: [60], 2: [61] }, 1)).toEqual({ 2: [61] });
  expect(unsavedOf({ 1: [50, 0, 51], 2: [0], 3: [60, 0] }, saved)).toEqual({ 2: [0], 3: [60, 0] });
  expect(unsavedOf({ 1: [] }, saved)).toEqual({ 1: [] });
});

test('unlinks on undo what was not linked before', () => {
  expect(undoMappingOf({ 7: [50, 51] }, new Map())).toEqual([{ AniDBID: 7, TmdbID: 0, Replace: true }]);
  expect(mappingOf({ 7: [] })).toEqual([{ AniDBID: 7, TmdbID: 0, Replace: true }]);
});

test('reports how many episodes a range tool changed and how many it left', () => {
  const saved = savedLinksOf([linkOf(1, 50), linkOf(2, 51), linkOf(4, 90)]);
  const range = { overrides: {}, saved, episodeIds: [1, 2, 3, 4] };
  const order = [50, 51, 52];
  expect(linkInOrder(range, 50, order)).toEqual({ overrides: { 3: [52] }, changed: 1, left: 1 });
  expect(linkInOrder(range, 99, order)).toEqual({ overrides: {}, changed: 0, left: 4 });
  expect(clearLinks(range)).toEqual({ overrides: { 1: [0], 2: [0], 4: [0] }, changed: 3, left: 0 });
  expect(clearLinks({ ...range, overrides: { 1: [0], 2: [0] } })).toMatchObject({ changed: 1, left: 0 });
  const orders = [order, [90, 91]];
  expect(shiftLinks(range, 1, orders)).toEqual({
    overrides: { 1: [51], 2: [52], 4: [91] },
    changed: 3,
    left: 0,
  });
  expect(shiftLinks(range, -1, orders)).toEqual({ overrides: { 2: [50] }, changed: 1, left: 2 });
  const open = { ...range, overrides: { 1: [50, 0] } };
  expect(shiftLinks(open, 1, [order])).toEqual({ overrides: { 1: [51, 0], 2: [52] }, changed: 2, left: 1 });
});

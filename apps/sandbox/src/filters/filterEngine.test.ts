import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Clock } from '../clock.ts';
import { createLibrary } from '../generate/createLibrary.ts';
import { type Collection, collectionOf } from '../model/collection.ts';
import { titlesOf } from '../model/seriesText.ts';
import type { FilterCondition, Group, Series } from '../model/types.ts';
import { letterCounts } from '../routes/letterCounts.ts';
import { BrokenExpression, spanIn, UnknownExpression } from './compile.ts';
import { sortName } from './filterEngine.ts';
import { everything, type FilterQuery } from './filterQuery.ts';
import { sortingCatalogue } from './sorting.ts';

const now = new Date();
const today = Math.floor(now.getTime() / 86400000);
const viewer = { id: 1, restrictedTags: [] };
let collection: Collection;

beforeAll(() => {
  collection = collectionOf({
    library: createLibrary({ seed: 5, series: 250, now }),
    clock: new Clock(now, true),
  });
});

const byName = { Type: 'Name', IsInverted: false };

/** Nested groups are not listed; their series count for the outermost group. */
const topLevel = () => [...collection.library.groups.values()].filter(({ parentId }) => parentId === null);

/** Expected meaning of the leaves, written without any of the engine's code. */
type Meaning = (members: readonly Series[], name: string) => boolean;

const files = (series: Series) => series.episodes.flatMap((episode) => episode.files);
const local = (series: Series) =>
  series.episodes.filter(
    (one) => !one.hidden && one.files.length > 0 && (one.type === 'Episode' || one.type === 'Special'),
  );
const watched = (series: Series) =>
  series.episodes.filter(
    (one) =>
      !one.hidden &&
      (one.type === 'Episode' || one.type === 'Special') &&
      collection.library.userData(1).watchedAt(one.id) !== null,
  );
const sum = (list: readonly Series[], of: (series: Series) => number) =>
  list.reduce((total, one) => total + of(one), 0);

const leaf = fc.oneof(
  fc
    .constantFrom('action', 'Comedy', 'DRAMA', 'idol group', 'no such tag')
    .map((tag): [FilterCondition, Meaning] => [
      { Type: 'HasTag', Parameter: tag },
      (members) =>
        members.some((series) => series.tags.some((one) => one.tag.name.toLowerCase() === tag.toLowerCase())),
    ]),
  fc
    .constantFrom('Movie', 'TV', 'OVA')
    .map((type): [FilterCondition, Meaning] => [
      { Type: 'HasAnimeType', Parameter: type },
      (members) => members.some((series) => series.type === type),
    ]),
  fc
    .constantFrom('japanese', 'english', 'german')
    .map((language): [FilterCondition, Meaning] => [
      { Type: 'HasAudioLanguage', Parameter: language },
      (members) =>
        members.some((series) =>
          files(series).some((file) => file.release.audioLanguages.includes(language)),
        ),
    ]),
  fc
    .constantFrom('english', 'german')
    .map((language): [FilterCondition, Meaning] => [
      { Type: 'HasSharedSubtitleLanguage', Parameter: language },
      (members) =>
        members.every(
          (series) =>
            files(series).length > 0 &&
            files(series).every((file) => file.release.subtitleLanguages.includes(language)),
        ),
    ]),
  fc.constantFrom('no', 'hoshi', 'の', 'the').map((text): [FilterCondition, Meaning] => [
    { Type: 'AnyContains', Left: { Type: 'NamesSelector' }, Parameter: text },
    (members, name) =>
      [
        name,
        ...members.flatMap((series) => [
          collection.library.seriesName(series),
          ...titlesOf(series).map((title) => title.name),
          // All its ancestors.
          ...[...collection.library.groups.values()]
            .filter((group) => collection.library.allSeriesOf(group).includes(series))
            .map((group) => collection.library.groupName(group)),
        ]),
      ].some((one) => one.toLowerCase().includes(text)),
  ]),
  fc
    .constantFrom('a', 'ka', 'zzz')
    .map((text): [FilterCondition, Meaning] => [
      { Type: 'StringContains', Left: { Type: 'NameSelector' }, Parameter: text },
      (_members, name) => name.toLowerCase().includes(text),
    ]),
  fc
    .integer({ min: 3, max: 9 })
    .map((value): [FilterCondition, Meaning] => [
      { Type: 'NumberGreaterThan', Left: { Type: 'AverageAniDBRating' }, Parameter: String(value) },
      (members) => sum(members, (series) => series.rating / 100) / members.length > value,
    ]),
  fc.integer({ min: 1, max: 40 }).map((value): [FilterCondition, Meaning] => [
    {
      Type: 'NumberLessThanEqualsExpression',
      Left: { Type: 'EpisodeCountSelector' },
      Parameter: String(value),
    },
    (members) => sum(members, (series) => local(series).length) <= value,
  ]),
  fc
    .integer({ min: 1990, max: 2026 })
    .map((year): [FilterCondition, Meaning] => [
      { Type: 'DateLessThan', Left: { Type: 'AirDate' }, Parameter: `${year}-01-01` },
      (members) =>
        Math.min(...members.map((series) => series.airDay ?? Infinity)) * 86400000 < Date.UTC(year, 0, 1),
    ]),
  fc.constant<[FilterCondition, Meaning]>([
    { Type: 'HasWatchedEpisodes' },
    (members) => members.some((series) => watched(series).length > 0),
  ]),
  fc.constant<[FilterCondition, Meaning]>([
    { Type: 'IsFinished' },
    (members) => members.every((series) => series.endDay !== null && series.endDay < today),
  ]),
  fc.constant<[FilterCondition, Meaning]>([
    { Type: 'HasTmdbLink' },
    (members) => members.some((series) => series.tmdbShows.length + series.tmdbMovies.length > 0),
  ]),
);

const { tree } = fc.letrec<{ tree: [FilterCondition, Meaning] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('tree').map(([left, means]): [FilterCondition, Meaning] => [
      { Type: 'Not', Left: left },
      (...args) => !means(...args),
    ]),
    fc
      .tuple(fc.constantFrom('And', 'Or', 'Xor'), tie('tree'), tie('tree'))
      .map(([type, [left, first], [right, second]]): [FilterCondition, Meaning] => [
        { Type: type, Left: left, Right: right },
        (...args) => {
          const a = first(...args);
          const b = second(...args);
          return type === 'And' ? a && b : type === 'Or' ? a || b : a !== b;
        },
      ]),
  ),
}));

test('selects exactly the groups and series that satisfy a condition tree', () => {
  const { library, engine } = collection;
  fc.assert(
    fc.property(tree, ([expression, means]) => {
      const groups = engine.groups({ applyAtSeriesLevel: false, expression, sorting: byName }, viewer);
      const expected = topLevel().filter((group) =>
        means(library.allSeriesOf(group), library.groupName(group)),
      );
      expect(new Set(groups.map(({ group }) => group.id))).toEqual(new Set(expected.map(({ id }) => id)));

      const series = engine.series({ applyAtSeriesLevel: true, expression, sorting: byName }, viewer);
      const passing = [...library.series.values()].filter((one) => means([one], library.seriesName(one)));
      expect(new Set(series.map(({ id }) => id))).toEqual(new Set(passing.map(({ id }) => id)));
    }),
    { numRuns: 150 },
  );
});

test('counts letters in the order of a list, adding up to its total', () => {
  const { library, engine } = collection;
  fc.assert(
    fc.property(tree, fc.boolean(), ([expression], applyAtSeriesLevel) => {
      const query: FilterQuery = { applyAtSeriesLevel, expression, sorting: byName };
      const names = engine.groups(query, viewer, true).map(({ group }) => sortName(library.groupName(group)));
      const counts = letterCounts(names);
      expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(engine.countGroups(query, viewer, true));
      expect(Object.keys(counts)).toEqual([...new Set(names.map((name) => name[0] ?? ''))]);
    }),
    { numRuns: 60 },
  );
});

test('sorts group names by English collation', () => {
  const { library, engine } = collection;
  const names = engine.groups(everything, viewer).map(({ group }) => library.groupName(group));
  const collator = new Intl.Collator('en');
  expect(names).toEqual([...names].sort(collator.compare));
  expect(names.length).toBe(topLevel().length);
});

test('sorts by every criterion without losing a series, and by rating in inverted order', () => {
  const { engine } = collection;
  for (const { Type } of sortingCatalogue) {
    const up = engine.series({ ...everything, sorting: { Type, IsInverted: false } }, viewer);
    const down = engine.series({ ...everything, sorting: { Type, IsInverted: true } }, viewer);
    expect(up.length, Type).toBe(down.length);
    expect(new Set(up).size, Type).toBe(up.length);
  }
  const rated = engine.series(
    { ...everything, sorting: { Type: 'AverageAniDBRating', IsInverted: true, Next: byName } },
    viewer,
  );
  const ratings = rated.map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('hides every group with a series that the viewer must not see', () => {
  const { library, engine } = collection;
  const action = [...library.tags.values()].find(({ name }) => name === 'action');
  const kid = { id: 2, restrictedTags: [action?.id ?? 0] };
  const has = (group: Group) =>
    library.allSeriesOf(group).some((series) => series.tags.some(({ tag }) => tag === action));
  const seen = engine.groups(everything, kid).map(({ group }) => group);
  expect(seen.some(has)).toBe(false);
  expect(seen.length).toBe(topLevel().filter((group) => !has(group)).length);
});

test('drops its cache when the library changes', () => {
  const { library, engine } = collection;
  const query: FilterQuery = {
    applyAtSeriesLevel: true,
    expression: { Type: 'HasCustomTag', Parameter: 'dropped' },
    sorting: null,
  };
  const before = engine.series(query, viewer).length;
  const series = [...library.series.values()].find((one) => !one.userTagIds.has(6));
  if (series === undefined) throw new Error('Every series is dropped');
  series.userTagIds.add(6);
  library.changed(series);
  expect(engine.series(query, viewer).length).toBe(before + 1);
  expect(engine.countGroups(query, viewer, true)).toBeGreaterThan(0);
});

test('distinguishes unknown from invalid expressions', () => {
  const { engine } = collection;
  const check = (expression: FilterCondition, sorting = byName) =>
    engine.check({ applyAtSeriesLevel: false, expression, sorting });
  expect(() => check({ Type: 'Nope' })).toThrow(
    new UnknownExpression('FilterCondition type Nope was not found'),
  );
  expect(() => check({ Type: 'And', Left: { Type: 'IsFinished' } })).toThrow(BrokenExpression);
  expect(() => check({ Type: 'NumberEquals', Left: { Type: 'EpisodeCount' }, Parameter: 'many' })).toThrow(
    BrokenExpression,
  );
  expect(() => check({ Type: 'IsFinished' }, { Type: 'Nope', IsInverted: false })).toThrow(UnknownExpression);
});

test('parses time spans in .NET’s formats', () => {
  expect(spanIn('30.00:00:00')).toBe(30 * 86400000);
  expect(spanIn('1:00:00:00.0000000')).toBe(86400000);
  expect(spanIn('00:24:30.5')).toBe(1470500);
  expect(spanIn('-01:00:00')).toBe(-3600000);
});

import { beforeAll, expect, test } from 'vitest';
import type { Library } from '../model/library.ts';
import { titlesOf } from '../model/seriesText.ts';
import type { TitleEntry } from '../model/types.ts';
import { createLibrary } from './createLibrary.ts';
import { recordedTitles } from './recordedTitles.ts';

const now = new Date('2026-11-21T06:00:00Z');
const today = Math.floor(now.getTime() / 86400000);
let library: Library;

beforeAll(() => {
  library = createLibrary({ seed: 1, awkward: true, now });
});

function textOf(one: Library): string {
  return JSON.stringify([
    [...one.groups.values()].map((group) => [group.id, one.groupName(group), group.seriesIds]),
    [...one.series.values()].map(({ id, anidb, airDay, rating, tags, created }) => [
      id,
      anidb,
      airDay,
      rating,
      tags.length,
      created,
    ]),
    [...one.files.values()].map(({ id, size, locations, looseName }) => [
      id,
      size,
      locations.length,
      looseName,
    ]),
    [...one.userData(1).watches],
  ]);
}

test('generates the same library from the same seed, and another one from another seed', () => {
  const make = (seed: number) => createLibrary({ seed, series: 120, now });
  expect(textOf(make(7))).toBe(textOf(make(7)));
  expect(textOf(make(7))).not.toBe(textOf(make(8)));
});

test('generates a library of realistic size', () => {
  expect(library.series.size).toBe(2500);
  expect(library.groups.size).toBeGreaterThan(1350);
  expect(library.groups.size).toBeLessThan(1650);
  expect(library.episodes.size).toBeGreaterThan(40000);
  expect(library.episodes.size).toBeLessThan(50000);
  expect(library.files.size).toBeGreaterThan(31000);
  expect(library.files.size).toBeLessThan(39000);
});

test('contains every case that a screen has to handle', () => {
  const series = [...library.series.values()];
  const episodes = [...library.episodes.values()];
  const files = [...library.files.values()];
  const groups = [...library.groups.values()];
  const counts = {
    groupsOfSeveral: groups.filter((group) => group.seriesIds.length > 1).length,
    groupsOfTenAndMore: groups.filter((group) => group.seriesIds.length > 9).length,
    customNames: groups.filter((group) => group.customName !== null).length,
    groupsInside: groups.filter((group) => group.parentId !== null).length,
    preferredSeries: groups.filter((group) => group.preferredSeriesId !== null).length,
    endless: series.filter((one) => one.episodes.length >= 1100).length,
    withoutPoster: series.filter((one) => !one.hasAnidbPoster && one.tmdbImages.posters === 0).length,
    withoutFiles: series.filter((one) => one.episodes.every((episode) => episode.files.length === 0)).length,
    restricted: series.filter((one) => one.restricted).length,
    running: series.filter((one) => (one.endDay ?? Infinity) > today && (one.airDay ?? 0) <= today).length,
    upcoming: series.filter((one) => (one.airDay ?? 0) > today).length,
    unaired: episodes.filter((one) => one.airDay !== null && one.airDay > today).length,
    missing: episodes.filter((one) => one.airDay !== null && one.airDay <= today && one.files.length === 0)
      .length,
    hidden: episodes.filter((one) => one.hidden).length,
    severalReleases: episodes.filter((one) => one.files.length > 1).length,
    twoEpisodesInOneFile: files.filter((one) => one.episodes.length > 1).length,
    duplicates: files.filter((one) => one.locations.length > 1).length,
    manual: files.filter((one) => one.isManuallyLinked).length,
    variations: files.filter((one) => one.isVariation).length,
    unrecognized: files.filter((one) => one.episodes.length === 0 && !one.isIgnored).length,
    ignored: files.filter((one) => one.isIgnored).length,
    halfWatched: [...library.userData(1).playbacks.values()].filter((one) => one.resume !== null).length,
    votes: library.userData(1).seriesVotes.size,
    longNames: series.filter((one) => one.title.length > 200).length,
    markup: series.filter((one) => one.title.includes('<b>')).length,
    arabic: series.filter((one) => titlesOf(one).some((title) => title.language === 'ar')).length,
    korean: series.filter((one) => titlesOf(one).some((title) => title.language === 'ko')).length,
  };
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0);
  for (const type of ['Episode', 'Special', 'Credits', 'Trailer', 'Other', 'Parody'] as const) {
    expect(
      episodes.some((one) => one.type === type),
      type,
    ).toBe(true);
  }
  expect(library.userData(2).watches.size).toBe(0);
});

test('contains no file from the future or of an unaired episode', () => {
  for (const file of library.files.values()) {
    expect(file.created).toBeLessThanOrEqual(now.getTime());
    for (const episode of file.episodes) expect(episode.airDay ?? Infinity).toBeLessThanOrEqual(today);
  }
});

test('links files and episodes both ways', () => {
  for (const file of library.files.values()) {
    for (const episode of file.episodes) expect(episode.files).toContain(file);
  }
  for (const episode of library.episodes.values()) {
    for (const file of episode.files) expect(file.episodes).toContain(episode);
  }
});

test('uses recorded titles for seven in ten series, and groups the parts of one show', () => {
  const titles = recordedTitles(2500);
  expect(titles).toHaveLength(1750);
  const show = new Map<number, Set<number>>();
  for (const entry of titles) {
    const series = library.seriesByAnidb.get(entry.anidb);
    expect(series?.title).toBe(entry.title);
    if (entry.tmdbShow === undefined || series === undefined) continue;
    const groups = show.get(entry.tmdbShow) ?? new Set();
    groups.add(library.topLevelOf(library.groupOf(series)).id);
    show.set(entry.tmdbShow, groups);
  }
  expect([...show.values()].every((groups) => groups.size === 1)).toBe(true);
});

test('adds hostile names and files without a location only on request', () => {
  const hostile = /<script>|onerror|^!!|★/;
  const names = (one: Library) => [
    ...[...one.series.values()].map(({ title }) => title),
    ...[...one.files.values()].map(({ looseName }) => looseName ?? ''),
  ];
  const hasNoLocation = ({ locations }: { readonly locations: readonly unknown[] }) => locations.length === 0;
  const plain = createLibrary({ seed: 1, series: 60, looseFiles: 40, now });
  expect(names(plain).filter((name) => hostile.test(name))).toEqual([]);
  expect([...plain.files.values()].some(hasNoLocation)).toBe(false);
  const awkward = createLibrary({ seed: 1, series: 60, looseFiles: 40, awkward: true, now });
  expect(names(awkward).filter((name) => hostile.test(name)).length).toBeGreaterThan(4);
  expect([...awkward.files.values()].some(hasNoLocation)).toBe(true);
});

test('uses a whole title list even when it is longer than requested', () => {
  const titles: TitleEntry[] = Array.from({ length: 60 }, (_, i) => ({
    anidb: 500 + i,
    title: `Title ${i}`,
  }));
  const made = createLibrary({ seed: 1, series: 20, titles, now });
  expect([...made.series.values()].map(({ title }) => title)).toEqual(titles.map(({ title }) => title));
});

test('adds groups with a poster but no episodes on request', () => {
  const made = createLibrary({ seed: 1, series: 20, posterOnlyGroups: 500, now });
  const plain = [...made.series.values()].filter((series) => series.plainEpisodeCount > 0);
  expect(plain.length).toBe(500);
  expect(plain.every((series) => series.hasAnidbPoster && series.episodes.length === 0)).toBe(true);
  expect(made.series.size).toBe(520);
});

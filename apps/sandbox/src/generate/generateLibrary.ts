import { builtInFilters } from '../filters/builtInFilters.ts';
import type { Library, LibraryOptions } from '../model/library.ts';
import type { Day, ImportFolder, Series } from '../model/types.ts';
import { arrangeGroups } from './arrangeGroups.ts';
import { awkwardTitles } from './awkwardTitles.ts';
import { seasonStart } from './generateEpisodes.ts';
import { generateUserData } from './generateUserData.ts';
import { Generation } from './generation.ts';
import { hardNames } from './hardNames.ts';
import { hash } from './random.ts';
import { arrangeRecorded } from './recordedGroup.ts';
import { recordedTitles } from './recordedTitles.ts';
import releaseGroups from './releaseGroups.json' with { type: 'json' };
import { addOutsideAnime, addTags, relate } from './surroundings.ts';
import { inventedTitle, type PlannedSeries, planTitles } from './titlePlan.ts';

const media = { dropFolderType: 'Destination', watchForNewFiles: false } as const;

const importFolders: readonly ImportFolder[] = [
  { id: 1, name: 'Anime', path: '/srv/shoko/media/anime/', ...media },
  { id: 2, name: 'Movies', path: '/srv/shoko/media/movies/', ...media },
  {
    id: 3,
    name: 'Downloads',
    path: '/srv/shoko/media/downloads/',
    dropFolderType: 'Source',
    watchForNewFiles: true,
  },
  { id: 4, name: 'Archive', path: '/mnt/archive/anime/', dropFolderType: 'None', watchForNewFiles: false },
];

/** AniDB IDs roughly grow with the years. */
const idsByYear = [
  [6000, 2008],
  [9000, 2012],
  [12000, 2016],
  [15000, 2020],
  [18000, 2024],
  [20000, 2027],
] as const;

function yearOf(planned: PlannedSeries): number | null {
  if (planned.year !== undefined) return planned.year;
  const named = /\((19[6-9]\d|20[0-3]\d)\)/.exec(planned.title)?.[1];
  if (named !== undefined) return Number(named);
  for (const [index, [id, year]] of idsByYear.entries()) {
    const before = idsByYear[index - 1];
    if (before !== undefined && planned.anidb >= before[0] && planned.anidb < id) {
      return Math.floor(before[1] + ((planned.anidb - before[0]) / (id - before[0])) * (year - before[1]));
    }
  }
  return null;
}

/** When a group's first series began; a few are airing now or still to come. */
function firstDay(generation: Generation): Day {
  const { random, today } = generation;
  const kind = random.next();
  if (kind < 0.035) return today - random.between(0, 80);
  if (kind < 0.045) return today + random.between(1, 60);
  const year = Math.round(2025 - random.next() ** 2 * 46);
  return Math.min(seasonStart(year, random.between(0, 3), random), today - 1);
}

export function generateLibrary(library: Library, options: LibraryOptions): void {
  const generation = new Generation(library, options);
  const { random } = generation;
  const count = options.series ?? 2500;
  for (const folder of importFolders) library.importFolders.set(folder.id, { ...folder });
  for (const group of releaseGroups) library.releaseGroups.set(group.id, group);

  const titles = options.titles ?? recordedTitles(count);
  const plan = planTitles(titles, count, random, options.awkward ? awkwardTitles : []);
  // The only endless show is the last group of a single TV series, so that it has a name of its own.
  const endless = plan.findLastIndex((group) => group.length === 1 && group[0]?.type === 'TV');
  for (const [index, planned] of plan.entries()) {
    let airDay = firstDay(generation);
    const group = generation.group(0);
    const members: Series[] = [];
    for (const one of planned) {
      const long = index === endless;
      const year = yearOf(one);
      if (year !== null) airDay = seasonStart(year, random.between(0, 3), random);
      const start = long ? generation.today - 1099 * 7 + 20 : airDay;
      members.push(generation.series(one, group, start, long));
      // Sequels follow gradually, but gather before today rather than on it.
      const next = airDay + random.between(180, 900);
      const room = Math.max(0, generation.today - airDay);
      airDay = next < generation.today ? next : airDay + Math.floor(room * random.next());
    }
    const created = Math.min(...members.map((series) => series.created));
    library.groups.set(group.id, { ...group, created, updated: created });
    relate(members);
  }
  for (const group of library.groups.values()) {
    if (hash(group.id, 5) % 90 === 0) group.customName = `${library.groupName(group)} Collection`;
  }
  addOutsideAnime(generation);
  addTags(library);
  const loose = Math.max(24, Math.round(count / 12));
  for (let i = 0; i < loose; i += 1) generation.looseFile(i % 5 === 4);
  const further = options.looseFiles ?? 0;
  for (let i = 0; i < further; i += 1) {
    if (options.awkward) generation.looseFile(false, hardNames[i], i === hardNames.length ? [] : undefined);
    else generation.looseFile(false);
  }
  for (let i = 0; i < (options.posterOnlyGroups ?? 0); i += 1) {
    generation.plainSeries(`${inventedTitle(random)}${i % 3 === 0 ? ` ${random.between(2, 99)}` : ''}`);
  }
  for (const filter of builtInFilters(library)) library.filters.set(filter.id, filter);
  for (const series of library.series.values()) generation.furtherRelease(series);
  arrangeRecorded(library);
  generateUserData(library, generation.now);
  arrangeGroups(library);
}

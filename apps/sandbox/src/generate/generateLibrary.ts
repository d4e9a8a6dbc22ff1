import { builtInFilters } from '../filters/builtInFilters.ts';
import type { Library, LibraryOptions } from '../model/library.ts';
import { homeOnTmdb } from '../model/tmdb.ts';
import type {
  Day,
  Episode,
  FileLocation,
  Group,
  Moment,
  Release,
  Series,
  SeriesTag,
  VideoFile,
} from '../model/types.ts';
import { awkwardTitles } from './awkwardTitles.ts';
import { episodeLength, planEpisodes, seasonStart } from './generateEpisodes.ts';
import { looseRelease, makeRelease } from './generateReleases.ts';
import { generateUserData } from './generateUserData.ts';
import { hardNames } from './hardNames.ts';
import { hash, Random } from './random.ts';
import { recordedTitles } from './recordedTitles.ts';
import releaseGroups from './releaseGroups.json' with { type: 'json' };
import { tagCatalogue } from './tagCatalogue.ts';
import { inventedTitle, type PlannedSeries, planTitles, typeOf } from './titlePlan.ts';
import { familyNames } from './words.ts';

const day = 86400000;
const none: readonly never[] = [];

/** The counters and chance that run through the making of one library. */
class Generation {
  readonly library: Library;
  readonly random: Random;
  readonly now: Moment;
  readonly today: Day;
  #episode = 0;
  #file = 0;
  #location = 0;
  #image = 0;
  #group = 0;

  constructor(library: Library, options: LibraryOptions) {
    this.library = library;
    this.random = new Random(options.seed);
    this.now = options.now.getTime();
    this.today = Math.floor(this.now / day);
  }

  group(created: Moment): Group {
    this.#group += 1;
    const group: Group = {
      id: this.#group,
      parentId: null,
      customName: null,
      customDescription: null,
      preferredSeriesId: null,
      seriesIds: [],
      created,
      updated: created,
    };
    this.library.groups.set(group.id, group);
    return group;
  }

  /** A series that is complete, with its episodes and their files. */
  series(planned: PlannedSeries, group: Group, airDay: Day, long: boolean): Series {
    const { library, random } = this;
    const id = library.series.size + 1;
    const plan = long
      ? [
          { type: 'Episode' as const, count: 1100 },
          { type: 'Special' as const, count: 8 },
        ]
      : planEpisodes(planned.type, random);
    const regular = plan[0]?.count ?? 1;
    const created =
      Math.floor((this.now - random.between(1, 2600) * day - random.between(0, day)) / 1000) * 1000;
    const year = new Date(airDay * day).getUTCFullYear();
    const weekly = planned.type === 'TV' || planned.type === 'Web';
    const endDay = airDay + (weekly ? (regular - 1) * 7 : planned.type === 'OVA' ? (regular - 1) * 60 : 0);
    const linked = planned.tmdbShow !== null || planned.tmdbMovies.length > 0;
    const images = linked
      ? {
          first: this.#image + 1,
          posters: random.between(0, 4),
          backdrops: random.between(1, 4),
          logos: random.chance(0.35) ? 1 : 0,
        }
      : { first: 0, posters: 0, backdrops: 0, logos: 0 };
    this.#image += images.posters + images.backdrops + images.logos;
    const series: Series = {
      id,
      anidb: planned.anidb,
      groupId: group.id,
      title: planned.title,
      overrideTitle: random.chance(0.01) ? `${planned.title} (My Edition)` : null,
      studio:
        planned.studio ??
        (random.chance(0.7)
          ? `${random.pick(familyNames)} ${random.pick(['Animation', 'Works', 'Film', 'Studio', 'Pictures'])}`
          : null),
      type: planned.type,
      airDay,
      endDay: regular > 1000 || random.chance(0.01) ? null : endDay,
      rating: Math.round(
        Math.min(960, Math.max(180, 640 + (random.next() + random.next() + random.next() - 1.5) * 340)),
      ),
      votes: random.between(4, 900) * random.between(1, 20),
      restricted: random.chance(0.02),
      tags: this.#tags(),
      userTagIds: new Set(),
      tmdbShows: planned.tmdbShow === null ? none : [planned.tmdbShow],
      tmdbMovies: planned.tmdbMovies,
      tmdbSeason: planned.tmdbSeason,
      tmdbHome: homeOnTmdb(planned.type, planned.anidb, planned),
      tmdbAutoLinkingDisabled: random.chance(0.02),
      traktAutoLinkingDisabled: random.chance(0.02),
      mal: random.chance(0.6) ? [10000 + planned.anidb] : none,
      hasAnidbPoster: random.chance(0.95),
      tmdbImages: images,
      relations: [],
      episodes: [],
      plainEpisodeCount: 0,
      created,
      updated: created,
    };
    for (const show of series.tmdbShows) library.tmdbShows.add(show);
    for (const movie of series.tmdbMovies) library.tmdbMovies.add(movie);
    if (series.studio !== null && !library.studios.has(series.studio)) {
      library.studios.set(series.studio, 1000 + library.studios.size);
    }
    library.series.set(id, series);
    library.seriesByAnidb.set(series.anidb, series);
    group.seriesIds.push(id);
    this.#episodes(series, plan, year);
    return series;
  }

  /** A series of which there is a name, a size and a poster. */
  plainSeries(title: string): Series {
    const { library, random } = this;
    const id = library.series.size + 1;
    const group = this.group(this.now - random.between(1, 2600) * day);
    const airDay = seasonStart(random.between(1980, 2024), random.between(0, 3), random);
    const count = random.pick([1, 2, 12, 13, 24]);
    const series: Series = {
      id,
      anidb: 200000 + id,
      groupId: group.id,
      title,
      overrideTitle: null,
      studio: null,
      type: count > 2 ? 'TV' : 'OVA',
      airDay,
      endDay: airDay + count * 7,
      rating: random.between(300, 900),
      votes: random.between(4, 900),
      restricted: false,
      tags: none,
      userTagIds: new Set(),
      tmdbShows: none,
      tmdbMovies: none,
      tmdbSeason: 1,
      tmdbHome: { show: null, movies: none },
      tmdbAutoLinkingDisabled: false,
      traktAutoLinkingDisabled: false,
      mal: none,
      hasAnidbPoster: true,
      tmdbImages: { first: 0, posters: 0, backdrops: 0, logos: 0 },
      relations: [],
      episodes: [],
      plainEpisodeCount: count,
      created: group.created,
      updated: group.created,
    };
    library.series.set(id, series);
    library.seriesByAnidb.set(series.anidb, series);
    group.seriesIds.push(id);
    return series;
  }

  #tags(): SeriesTag[] {
    const { random } = this;
    const count = random.weighted([
      [0, 3],
      [5, 20],
      [9, 37],
      [14, 30],
      [22, 10],
    ]);
    const chosen = new Map<number, SeriesTag>();
    for (let i = 0; i < count; i += 1) {
      // Squaring makes the first tags of the catalogue, its genres, the common ones.
      const tag = tagCatalogue[Math.floor(random.next() ** 1.6 * tagCatalogue.length)];
      if (tag === undefined || chosen.has(tag.id)) continue;
      chosen.set(tag.id, { tag, weight: random.between(0, 6) * 100, isLocalSpoiler: random.chance(0.05) });
    }
    return [...chosen.values()].sort((a, b) => b.weight - a.weight || (a.tag.name < b.tag.name ? -1 : 1));
  }

  #episodes(series: Series, plan: readonly { type: Episode['type']; count: number }[], year: number): void {
    const { library, random } = this;
    const withoutFiles = random.chance(0.11);
    const complete = random.chance(0.82);
    const share = withoutFiles ? 0 : complete ? 1 : random.pick([0.3, 0.6, 0.85]);
    const releases = [makeRelease(year, series.type, random)];
    if (random.chance(0.22)) releases.push(makeRelease(year, series.type, random));
    if (random.chance(0.04)) releases.push(makeRelease(year, series.type, random));
    const base =
      series.type === 'Movie'
        ? random.between(60, 130) * 60
        : series.type === 'Web'
          ? random.pick([180, 300, 720])
          : random.pick([1421, 1421, 1440, 1500]);
    const folder = series.type === 'Movie' ? 2 : random.chance(0.08) ? 4 : 1;
    const linkedEpisodes = series.tmdbShows.length > 0 && random.chance(0.9);
    const manual = random.chance(0.05);
    let imported = series.created + 300000;
    for (const { type, count } of plan) {
      for (let number = 1; number <= count; number += 1) {
        this.#episode += 1;
        const id = this.#episode;
        const airDay =
          series.airDay === null
            ? null
            : type === 'Episode'
              ? series.airDay + (series.type === 'OVA' ? 60 : 7) * (number - 1)
              : random.chance(0.05)
                ? null
                : series.airDay + random.between(-20, 200);
        const episode: Episode = {
          id,
          anidb: 200000 + id,
          series,
          type,
          number,
          airDay,
          length: episodeLength(series.type, type, base),
          hidden: type !== 'Episode' ? random.chance(0.03) : random.chance(0.004),
          overrideTitle: random.chance(0.002) ? `Chapter ${number}` : null,
          files: none,
          tmdbEpisodes:
            linkedEpisodes && (type === 'Episode' || type === 'Special') && random.chance(0.95)
              ? [5000000 + id]
              : none,
          tmdbVerified: none,
          tmdbMovies:
            series.tmdbMovies.length > 0 && type === 'Episode' && number <= series.tmdbMovies.length
              ? series.tmdbMovies.slice(number - 1, number)
              : none,
        };
        series.episodes.push(episode);
        library.episodes.set(id, episode);
        const aired = airDay !== null && airDay <= this.today;
        const wanted =
          type === 'Episode'
            ? share
            : type === 'Special'
              ? share * 0.75
              : type === 'Trailer'
                ? share * 0.1
                : share * 0.4;
        if (!aired || !(wanted === 1 || random.chance(wanted))) continue;
        imported += 420000;
        const files: VideoFile[] = [];
        for (const [index, release] of releases.entries()) {
          if (index > 0 && !random.chance(index === 1 ? 0.6 : 0.2)) continue;
          files.push(this.#episodeFile(episode, release, folder, imported, manual || random.chance(0.02)));
        }
        episode.files = files;
      }
    }
    this.#joinFiles(series);
  }

  /** Now and then one file holds two episodes. */
  #joinFiles(series: Series): void {
    const [first, second] = series.episodes;
    if (
      first === undefined ||
      second === undefined ||
      second.type !== first.type ||
      !this.random.chance(0.03)
    )
      return;
    const file = first.files[0];
    const hasAired = second.airDay !== null && second.airDay <= this.today;
    if (file === undefined || second.files.length > 0 || !hasAired) return;
    file.episodes = [first, second];
    second.files = [file];
  }

  #episodeFile(
    episode: Episode,
    release: Release,
    folder: number,
    imported: Moment,
    manual: boolean,
  ): VideoFile {
    const { random } = this;
    const rate = release.height >= 1080 ? 560000 : release.height >= 720 ? 300000 : 160000;
    const file = this.file({
      size: Math.round(episode.length * rate * (0.7 + random.next() * 0.6)),
      length: random.chance(0.99) ? episode.length + random.between(0, 900) / 1000 : 0,
      release,
      version: random.weighted([
        [1, 90],
        [2, 8],
        [3, 2],
      ]),
      isDeprecated: random.chance(0.01),
      isVariation: random.chance(0.01),
      isIgnored: false,
      isManuallyLinked: manual,
      episodes: [episode],
      looseName: null,
      created: Math.min(imported, this.now - 60000),
      imported: Math.min(imported, this.now - 60000),
      folders: random.chance(0.015) ? [folder, folder === 3 ? 1 : 3] : [folder],
    });
    return file;
  }

  file(from: Omit<VideoFile, 'id' | 'locations' | 'avdumpedAt'> & { folders: readonly number[] }): VideoFile {
    const { folders, ...rest } = from;
    this.#file += 1;
    const locations: FileLocation[] = folders.map((folderId) => {
      this.#location += 1;
      return { id: this.#location, folderId, relativePath: null };
    });
    const file: VideoFile = { id: this.#file, ...rest, locations, avdumpedAt: null };
    this.library.files.set(file.id, file);
    return file;
  }

  /** Files that belong to no episode: new unrecognized ones, and ignored ones. */
  looseFile(ignored: boolean, hardName?: string, folders?: readonly number[]): void {
    const { random } = this;
    const created = this.now - random.between(1, ignored ? 20000 : 900) * 3600000;
    const release = looseRelease(random);
    const group = random.pick(releaseGroups).name;
    const form = random.between(0, 5);
    const number = String(random.between(1, 26)).padStart(2, '0');
    const title = inventedTitle(random);
    const name =
      form <= 2
        ? `[${group}] ${title} - ${number} (${release.height}p)`
        : form === 3
          ? `${title.replaceAll(' ', '.')}.S01E${number}.${release.height}p.WEB-DL-${group}`
          : form === 4
            ? `${title} - Episode ${number}`
            : `${group}_${title.replaceAll(' ', '_')}_${number}v2`;
    this.file({
      size: random.between(40000000, 1400000000),
      length: random.chance(0.85) ? 1421.5 : 0,
      release: random.chance(0.85) ? release : { ...release, resolution: null },
      version: 1,
      isDeprecated: false,
      isVariation: false,
      isIgnored: ignored,
      isManuallyLinked: false,
      episodes: none,
      looseName: hardName ?? name,
      created: Math.floor(created / 1000) * 1000,
      imported: null,
      folders: folders ?? (random.chance(0.03) ? [3, 1] : [3]),
    });
  }
}

/** AniDB's IDs run on with the years, roughly, from here. */
const idsByYear = [
  [6000, 2008],
  [9000, 2012],
  [12000, 2016],
  [15000, 2020],
  [18000, 2024],
  [20000, 2027],
] as const;

/** The year a real title aired in, as far as its name or its ID gives it away. */
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

/** When the first series of a group began; now and then it is just running or still to come. */
function firstDay(generation: Generation): Day {
  const { random, today } = generation;
  const kind = random.next();
  if (kind < 0.035) return today - random.between(0, 80);
  if (kind < 0.045) return today + random.between(1, 60);
  const year = Math.round(2025 - random.next() ** 2 * 46);
  return Math.min(seasonStart(year, random.between(0, 3), random), today - 1);
}

function relate(members: readonly Series[]): void {
  const inOrder = [...members].sort((a, b) => (a.airDay ?? 0) - (b.airDay ?? 0));
  const main = inOrder.filter((series) => series.type === 'TV');
  const first = main[0] ?? inOrder[0];
  for (const [index, series] of main.entries()) {
    const next = main[index + 1];
    if (next === undefined) continue;
    series.relations.push({ type: 'Sequel', anidb: next.anidb });
    next.relations.push({ type: 'Prequel', anidb: series.anidb });
  }
  for (const series of inOrder) {
    if (first === undefined || series === first || series.type === 'TV') continue;
    first.relations.push({ type: 'SideStory', anidb: series.anidb });
    series.relations.push({ type: 'MainStory', anidb: first.anidb });
  }
}

function addOutsideAnime(generation: Generation): void {
  const { library, random, today } = generation;
  for (let i = 0; i < 400; i += 1) {
    const title = inventedTitle(random);
    const anidb = 900001 + i;
    const type = typeOf({ anidb, title });
    const ago = random.between(-60, 9000);
    // Every tenth is of these weeks, or hardly anything would be announced.
    const airDay = i % 10 === 0 ? today + 45 - (ago % 60) : today - ago;
    library.outsideAnime.set(anidb, {
      anidb,
      title,
      type,
      airDay,
      restricted: random.chance(0.03),
    });
  }
  for (const series of library.series.values()) {
    if (series.plainEpisodeCount > 0 || hash(series.id, 31) % 12 !== 0) continue;
    series.relations.push({ type: 'SharedCharacters', anidb: 900001 + (hash(series.id, 32) % 400) });
  }
}

function addTags(library: Library): void {
  for (const tag of tagCatalogue) library.tags.set(tag.id, tag);
  const names = [
    'Favourite soundtrack',
    'Rewatch',
    'With friends',
    'BD pending',
    'Dubbed',
    'Dropped',
    'Seasonal',
    'Childhood',
  ];
  for (const [index, name] of names.entries()) {
    library.userTags.set(index + 1, { id: index + 1, name, description: `My own: ${name.toLowerCase()}` });
  }
  for (const series of library.series.values()) {
    for (const tag of library.userTags.values()) {
      if (hash(series.id, tag.id, 77) % 60 === 0) series.userTagIds.add(tag.id);
    }
  }
}

export function generateLibrary(library: Library, options: LibraryOptions): void {
  const generation = new Generation(library, options);
  const { random } = generation;
  const count = options.series ?? 2500;
  library.importFolders.set(1, {
    id: 1,
    name: 'Anime',
    path: '/srv/shoko/media/anime/',
    dropFolderType: 'Destination',
    watchForNewFiles: false,
  });
  library.importFolders.set(2, {
    id: 2,
    name: 'Movies',
    path: '/srv/shoko/media/movies/',
    dropFolderType: 'Destination',
    watchForNewFiles: false,
  });
  library.importFolders.set(3, {
    id: 3,
    name: 'Downloads',
    path: '/srv/shoko/media/downloads/',
    dropFolderType: 'Source',
    watchForNewFiles: true,
  });
  library.importFolders.set(4, {
    id: 4,
    name: 'Archive',
    path: '/mnt/archive/anime/',
    dropFolderType: 'None',
    watchForNewFiles: false,
  });
  for (const group of releaseGroups) library.releaseGroups.set(group.id, group);

  const titles = options.titles ?? recordedTitles(count);
  const plan = planTitles(titles, count, random, options.awkward ? awkwardTitles : none);
  // The one endless show is the last group of a single TV series, so that it has a name of its own.
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
      // Later parts follow gradually, but crowd before today rather than on it.
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
  generateUserData(library, generation.now);
}

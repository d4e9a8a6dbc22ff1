import { relativePath } from '../model/filePaths.ts';
import type { Library } from '../model/library.ts';
import { castOf } from '../model/people.ts';
import { isPreferred, picturesOf } from '../model/pictures.ts';
import { groupOfFile, sourceOfFile } from '../model/savedRelease.ts';
import { seasonsOf, yearsOf } from '../model/seasons.ts';
import { titlesOf } from '../model/seriesText.ts';
import type { SizeCache } from '../model/sizes.ts';
import type { CastMember, Group, Series, VideoFile } from '../model/types.ts';

export interface FactSource {
  readonly library: Library;
  readonly sizes: SizeCache;
  readonly today: () => number;
}

const day = 86400000;
const pictureTypes = ['Poster', 'Backdrop', 'Banner', 'Logo'] as const;

function filesOf(series: Series): VideoFile[] {
  const files = new Set<VideoFile>();
  for (const episode of series.episodes) for (const file of episode.files) files.add(file);
  return [...files];
}

/** Values of any file; with `shared`, only those of every file. */
function overFiles(
  series: Series,
  valuesOf: (file: VideoFile) => readonly string[],
  shared: boolean,
): Set<string> {
  const files = filesOf(series);
  const result = new Set<string>();
  for (const [index, file] of files.entries()) {
    const values = valuesOf(file);
    if (!shared || index === 0) for (const value of values) result.add(value);
    else for (const value of result) if (!values.includes(value)) result.delete(value);
  }
  return result;
}

const audio = (file: VideoFile) => file.release.audioLanguages;
const subtitles = (file: VideoFile) => file.release.subtitleLanguages;
const source = (file: VideoFile) => [sourceOfFile(file)];

function groupNames({ groupId }: Series, library: Library): string[] {
  const names: string[] = [];
  for (
    let group = library.groups.get(groupId);
    group !== undefined;
    group = library.groups.get(group.parentId ?? 0)
  ) {
    names.push(library.groupName(group));
  }
  return names;
}

type SetReader = (series: Series, from: FactSource) => Iterable<string>;

/** String sets of a series; a group has the union, or the intersection if the name says shared. */
const sets = {
  names: (series, { library }) => [
    library.seriesName(series),
    ...titlesOf(series).map((title) => title.name),
    ...groupNames(series, library),
  ],
  anidbIds: (series) => [String(series.anidb)],
  tags: (series) => series.tags.map(({ tag }) => tag.name),
  tagIds: (series) => series.tags.map(({ tag }) => String(tag.id)),
  customTags: (series, { library }) =>
    [...series.userTagIds].map((id) => library.userTags.get(id)?.name ?? ''),
  customTagIds: (series) => [...series.userTagIds].map(String),
  years: (series, { today }) => yearsOf(series, today()).map(String),
  seasons: (series, { today }) => seasonsOf(series, today()).map(({ year, season }) => `${year}:${season}`),
  animeTypes: (series) => [series.type],
  audioLanguages: (series) => overFiles(series, audio, false),
  sharedAudioLanguages: (series) => overFiles(series, audio, true),
  subtitleLanguages: (series) => overFiles(series, subtitles, false),
  sharedSubtitleLanguages: (series) => overFiles(series, subtitles, true),
  videoSources: (series) => overFiles(series, source, false),
  sharedVideoSources: (series) => overFiles(series, source, true),
  resolutions: (series) =>
    overFiles(series, (file) => (file.release.resolution === null ? [] : [file.release.resolution]), false),
  releaseGroupNames: (series, { library }) =>
    overFiles(
      series,
      (file) => {
        const group = groupOfFile(library, file);
        return file.isManuallyLinked && group === null ? [] : [group?.Name ?? ''];
      },
      false,
    ),
  filePaths: (series, { library }) =>
    overFiles(
      series,
      (file) => file.locations.map((location) => relativePath(library, file, location)),
      false,
    ),
  importFolderIds: (series) =>
    overFiles(series, (file) => file.locations.map(({ folderId }) => String(folderId)), false),
  importFolderNames: (series, { library }) =>
    overFiles(
      series,
      (file) => file.locations.map(({ folderId }) => library.importFolders.get(folderId)?.name ?? ''),
      false,
    ),
  availableImageTypes: (series) =>
    pictureTypes.filter((type) => picturesOf(series, type).some((one) => one.available)),
  preferredImageTypes: (series, { library }) =>
    pictureTypes.filter((type) => picturesOf(series, type).some((one) => isPreferred(library, series, one))),
  characterIds: (series, { library }) =>
    castOf(library, series).flatMap(({ character }) => (character === null ? [] : [String(character.id)])),
  charactersWithAppearance: (series, { library }) =>
    castOf(library, series).flatMap(({ character, details }) =>
      character === null ? [] : [`${character.id}:${details.replaceAll(' ', '_')}`],
    ),
  creatorIds: (series, { library }) => castOf(library, series).map(({ staff }) => String(staff.id)),
  creatorsWithRole: (series, { library }) =>
    castOf(library, series).map((one: CastMember) => `${one.staff.id}:${one.role}`),
} satisfies Record<string, SetReader>;

export type SetName = keyof typeof sets;

type NumberReader = (series: Series, from: FactSource, userId: number) => number;
type Merge = 'sum' | 'max' | 'min' | 'average';

const watchable = (series: Series, { sizes }: FactSource) => {
  const { local } = sizes.ofSeries(series);
  return local.Episode + local.Special;
};

function watchedCount(series: Series, { sizes }: FactSource, userId: number): number {
  const counts = sizes.watched(series, userId);
  return counts.Episode + counts.Special;
}

const vote = (series: Series, { library }: FactSource, userId: number) =>
  library.userData(userId).seriesVotes.get(series.id);

/** Numbers of a series, and how a group combines them. */
const numbers = {
  averageAnidbRating: ['average', (series) => series.rating / 100],
  highestAnidbRating: ['max', (series) => series.rating / 100],
  lowestAnidbRating: ['min', (series) => series.rating / 100],
  highestUserRating: ['max', (series, from, userId) => vote(series, from, userId)?.value ?? 0],
  lowestUserRating: ['min', (series, from, userId) => vote(series, from, userId)?.value ?? 0],
  episodeCount: ['sum', (series, from) => watchable(series, from)],
  totalEpisodeCount: [
    'sum',
    (series, { sizes }) => sizes.ofSeries(series).total.Episode + sizes.ofSeries(series).total.Special,
  ],
  missingEpisodeCount: ['sum', (series, { sizes }) => sizes.ofSeries(series).missingEpisodes],
  missingEpisodeCollectingCount: ['sum', (series, { sizes }) => sizes.ofSeries(series).missingCollecting],
  watchedEpisodeCount: ['sum', watchedCount],
  unwatchedEpisodeCount: [
    'sum',
    (series, from, userId) => Math.max(0, watchable(series, from) - watchedCount(series, from, userId)),
  ],
  seriesCount: ['sum', () => 1],
  seriesVoteCount: ['sum', (series, from, userId) => (vote(series, from, userId) === undefined ? 0 : 1)],
  seriesTemporaryVoteCount: [
    'sum',
    (series, from, userId) => (vote(series, from, userId)?.type === 'Temporary' ? 1 : 0),
  ],
  seriesPermanentVoteCount: [
    'sum',
    (series, from, userId) => (vote(series, from, userId)?.type === 'Permanent' ? 1 : 0),
  ],
  videoFiles: ['sum', (series, { sizes }) => sizes.ofSeries(series).fileCount],
  automaticTmdbEpisodeLinks: [
    'sum',
    (series) => series.episodes.reduce((sum, episode) => sum + (episode.tmdbEpisodes.length > 0 ? 1 : 0), 0),
  ],
  missingTmdbEpisodeLinks: [
    'sum',
    (series) =>
      series.tmdbShows.length === 0
        ? 0
        : series.episodes.reduce(
            (sum, { type, tmdbEpisodes }) => sum + (type === 'Episode' && tmdbEpisodes.length === 0 ? 1 : 0),
            0,
          ),
  ],
  userVerifiedTmdbEpisodeLinks: ['sum', () => 0],
} satisfies Record<string, readonly [Merge, NumberReader]>;

export type NumberName = keyof typeof numbers;

type DateReader = (series: Series, from: FactSource, userId: number) => number | null;

function lastImport(series: Series): number | null {
  let last: number | null = null;
  for (const episode of series.episodes)
    for (const file of episode.files) if (last === null || file.created > last) last = file.created;
  return last;
}

function watchMoment(
  series: Series,
  { library }: FactSource,
  userId: number,
  better: (a: number, b: number) => number,
): number | null {
  const { watches } = library.userData(userId);
  let found: number | null = null;
  for (const episode of series.episodes) {
    const at = watches.get(episode.id)?.watched ?? null;
    if (at !== null) found = found === null ? at : better(found, at);
  }
  return found;
}

/** Dates of a series in ms, and whether a group takes the first or the last. */
const dates = {
  addedDate: ['min', (series) => series.created],
  lastAddedDate: ['max', (series) => lastImport(series) ?? series.created],
  airDate: ['min', (series) => (series.airDay === null ? null : series.airDay * day)],
  lastAirDate: [
    'max',
    (series, { today }) =>
      series.airDay === null
        ? null
        : Math.min(series.endDay ?? today(), Math.max(today(), series.airDay)) * day,
  ],
  watchedDate: ['min', (series, from, userId) => watchMoment(series, from, userId, Math.min)],
  lastWatchedDate: ['max', (series, from, userId) => watchMoment(series, from, userId, Math.max)],
} satisfies Record<string, readonly ['min' | 'max', DateReader]>;

export type DateName = keyof typeof dates;

type FlagReader = (series: Series, from: FactSource) => boolean;

/** Flags of a series; a group has them if any, or all, of its series do. */
const flags = {
  hasTmdbLink: ['any', (series) => series.tmdbShows.length > 0 || series.tmdbMovies.length > 0],
  missingTmdbLink: [
    'any',
    (series) =>
      series.tmdbShows.length === 0 && series.tmdbMovies.length === 0 && !series.tmdbAutoLinkingDisabled,
  ],
  tmdbAutoLinkingDisabled: ['any', (series) => series.tmdbAutoLinkingDisabled],
  traktAutoLinkingDisabled: ['any', (series) => series.traktAutoLinkingDisabled],
  isFinished: ['all', (series, { today }) => series.endDay !== null && series.endDay < today()],
} satisfies Record<string, readonly ['any' | 'all', FlagReader]>;

export type FlagName = keyof typeof flags;

const dependsOnUser = new Set<string>([
  'highestUserRating',
  'lowestUserRating',
  'watchedEpisodeCount',
  'unwatchedEpisodeCount',
  'seriesVoteCount',
  'seriesTemporaryVoteCount',
  'seriesPermanentVoteCount',
  'watchedDate',
  'lastWatchedDate',
]);

function mergeNumbers(values: readonly number[], how: Merge): number {
  if (values.length === 0) return 0;
  if (how === 'max') return Math.max(...values);
  if (how === 'min') return Math.min(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return how === 'sum' ? sum : sum / values.length;
}

/** Everything filters and sortings read of one series or group, computed on first use. */
export class Facts {
  readonly id: number;
  readonly group: Group | null;
  readonly #members: readonly Series[];
  readonly #from: FactSource;
  readonly #cache = new Map<string, unknown>();

  /** @param group null for a single series */
  constructor(from: FactSource, id: number, members: readonly Series[], group: Group | null) {
    this.#from = from;
    this.id = id;
    this.#members = members;
    this.group = group;
  }

  #remember<T>(key: string, work: () => T): T {
    const known = this.#cache.get(key);
    if (known !== undefined) return known as T;
    const value = work();
    this.#cache.set(key, value);
    return value;
  }

  get name(): string {
    return this.#remember('name', () => {
      const [first] = this.#members;
      if (this.group !== null) return this.#from.library.groupName(this.group);
      return first === undefined ? '' : this.#from.library.seriesName(first);
    });
  }

  /** Lower case, as no comparison of the reference is case-sensitive. */
  set(name: SetName): ReadonlySet<string> {
    return this.#remember(name, () => {
      const read: SetReader = sets[name];
      const result = new Set<string>();
      const shared = name.startsWith('shared');
      for (const [index, series] of this.#members.entries()) {
        const own = new Set([...read(series, this.#from)].map((value) => value.toLowerCase()));
        if (!shared || index === 0) for (const value of own) result.add(value);
        else for (const value of result) if (!own.has(value)) result.delete(value);
      }
      if (name === 'names' && this.group !== null) result.add(this.name.toLowerCase());
      return result;
    });
  }

  number(name: NumberName, userId: number): number {
    return this.#remember(dependsOnUser.has(name) ? `${name}:${userId}` : name, () => {
      const [how, read]: readonly [Merge, NumberReader] = numbers[name];
      return mergeNumbers(
        this.#members.map((series) => read(series, this.#from, userId)),
        how,
      );
    });
  }

  /** In ms; -Infinity without a date, which sorts first. */
  date(name: DateName, userId: number): number {
    return this.#remember(dependsOnUser.has(name) ? `${name}:${userId}` : name, () => {
      const [how, read]: readonly ['min' | 'max', DateReader] = dates[name];
      const values = this.#members
        .map((series) => read(series, this.#from, userId))
        .filter((value) => value !== null);
      if (values.length === 0) return -Infinity;
      return how === 'min' ? Math.min(...values) : Math.max(...values);
    });
  }

  flag(name: FlagName): boolean {
    return this.#remember(name, () => {
      const [how, read]: readonly ['any' | 'all', FlagReader] = flags[name];
      const holds = (series: Series) => read(series, this.#from);
      return how === 'any' ? this.#members.some(holds) : this.#members.every(holds);
    });
  }

  isFavorite(userId: number): boolean {
    const { favorites } = this.#from.library.userData(userId);
    return this.#members.some(({ id }) => favorites.has(id));
  }
}

import type { Library } from '../model/library.ts';
import { creatorsOf } from '../model/people.ts';
import { filesOf, removeFile } from '../model/removal.ts';
import { similarTo } from '../model/similar.ts';
import type { Episode, Series } from '../model/types.ts';
import { tmdbCollectionOf } from '../present/presentTmdb.ts';

/** Counterparts of the recordings' subjects in the sandbox's library. */
export interface StandIns {
  readonly series: Series;
  readonly group: number;
  readonly episode: number;
  /** A file of a watched episode. */
  readonly file: number;
  /** Of that file. */
  readonly releaseGroup: number;
  /** A series linked to a movie that is in a collection. */
  readonly movie: number;
  readonly tmdbMovie: number;
  /** A company with an image. */
  readonly creator: number;
  /** Finds, like the recorded search, a series with no posters but TMDB's. */
  readonly query: string;
}

/** One watched, one unwatched, one missing, one spare. */
const minEpisodes = 4;

const withFiles = (series: Series, type: Episode['type']): Episode[] =>
  series.episodes.filter((episode) => episode.type === type && episode.files.length > 0 && !episode.hidden);

const isLinked = (episode: Episode): boolean => episode.tmdbEpisodes.length > 0;

/** The minimum; {@link makeLikeRecorded} adds everything else. */
function isEligible(library: Library, series: Series): boolean {
  return (
    series.type === 'TV' &&
    series.airDay !== null &&
    series.tmdbShows.length > 0 &&
    series.tmdbMovies.length === 0 &&
    library.groupOf(series).seriesIds.length > 1 &&
    series.episodes.length < 60 &&
    withFiles(series, 'Episode').filter(isLinked).length >= minEpisodes &&
    similarTo(library, series).some(({ anidb }) => library.seriesByAnidb.has(anidb)) &&
    series.episodes.some((episode) => episode.type === 'Special')
  );
}

/** Ensures that a special has a file, taken from the episode that is to be missing. */
function moveToSpecial(library: Library, series: Series, missing: Episode): void {
  const special = series.episodes.find(({ type }) => type === 'Special');
  const [file] = missing.files;
  if (special && file && withFiles(series, 'Special').length === 0) {
    missing.files = missing.files.filter((one) => one !== file);
    file.episodes = [special];
    special.files = [file];
    special.hidden = false;
  }
  for (const left of missing.files) removeFile(library, left);
}

function makeLikeRecorded(library: Library, series: Series): void {
  const { studio, mal, tmdbImages, relations } = series;
  const [other] = [...library.series.values()].filter((one) => one !== series);
  Object.assign(series, {
    studio: studio ?? library.studios.keys().next().value,
    mal: mal.length > 0 ? mal : [10000 + series.anidb],
    hasAnidbPoster: true,
    tmdbImages: { ...tmdbImages, backdrops: Math.max(1, tmdbImages.backdrops), logos: 1 },
  });
  series.userTagIds.add(1);
  if (relations.length === 0 && other) relations.push({ type: 'Other', anidb: other.anidb });
  for (const file of filesOf(series)) file.isManuallyLinked = false;
  const regular = withFiles(series, 'Episode');
  const [watched, waiting] = regular.filter(isLinked);
  const missing = regular.at(-1);
  if (!watched || !waiting || !missing) throw new Error('The series has too few episodes.');
  moveToSpecial(library, series, missing);
  const data = library.userData(1);
  data.setWatched(watched.id, library.groupOf(series).created);
  for (const { id } of [waiting, missing]) data.setWatched(id, null);
  library.changed(series);
}

/** Ensures that a series with only TMDB posters can be searched for. */
function stageSearched(all: readonly Series[]): string {
  const found = all.find((one) => one.type === 'TV' && one.airDay !== null && one.tmdbImages.posters > 0);
  if (found) Object.assign(found, { hasAnidbPoster: false });
  return found?.title ?? '';
}

/** Ensures that a series without files is linked to a movie. */
function stageWithoutFiles(library: Library, all: readonly Series[]): void {
  const ofMovies = all.filter(({ tmdbMovies }) => tmdbMovies.length > 0);
  if (ofMovies.some((one) => filesOf(one).length === 0)) return;
  const last = ofMovies.at(-1);
  for (const file of last ? filesOf(last) : []) removeFile(library, file);
}

/** Ensures that an episode that airs in the coming days has a file. */
export function stageEarlyFile(library: Library, now: Date): void {
  const today = Math.floor(now.getTime() / 86_400_000);
  const next = [...library.episodes.values()].find(
    ({ airDay, hidden }) => airDay !== null && airDay > today && airDay < today + 7 && !hidden,
  );
  const [file] = library.files.values();
  if (next && file) next.files = [file];
}

const staged = new WeakMap<Library, StandIns>();

/** Finds the subjects' counterparts and completes them, whatever the seed and day. Once per library. */
export function stageRecorded(library: Library): StandIns {
  const known = staged.get(library);
  if (known) return known;
  const all = [...library.series.values()];
  const series = all.find((one) => isEligible(library, one));
  if (!series) throw new Error('No series of the library can stand for the recorded one.');
  makeLikeRecorded(library, series);
  const [episode] = withFiles(series, 'Episode').filter(isLinked);
  const file = episode?.files.find(({ length, imported }) => length > 0 && imported !== null);
  if (!episode || !file) throw new Error('The series has no file that is analysed and known.');
  stageWithoutFiles(library, all);
  const others = all.filter((one) => one !== series);
  const movie = all.find((one) => one.tmdbMovies.some((id) => tmdbCollectionOf(id) !== null));
  const standIns: StandIns = {
    series,
    group: series.groupId,
    episode: episode.id,
    file: file.id,
    releaseGroup: file.release.groupId ?? 0,
    movie: (movie ?? series).id,
    tmdbMovie: movie?.tmdbMovies.find((id) => tmdbCollectionOf(id) !== null) ?? 0,
    creator: creatorsOf(library).find((one) => one.type === 'Company' && one.hasImage)?.id ?? 0,
    query: stageSearched(others),
  };
  staged.set(library, standIns);
  return standIns;
}

import type { Sandbox } from '../context.ts';
import type { Episode, Group, Series, VideoFile } from '../model/types.ts';
import { isoInstant, timeSpan } from '../present/times.ts';

/** A view will do. */
type Where = Pick<Sandbox, 'hub' | 'library' | 'clock'>;

const source = { IsImport: false, ImportSource: null };

/** As the reference says it of series and groups. */
export const noTags: readonly string[] = ['[]'];

export const noEpisodeTags: readonly string[] = [''];

const latest = (moments: readonly (number | null | undefined)[]): number | null =>
  Math.max(0, ...moments.map((moment) => moment ?? 0)) || null;

const isCounted = ({ type, hidden, files }: Episode): boolean =>
  type === 'Episode' && !hidden && files.length > 0;

/** What series and group say alike, of the episodes that have files. */
function countsOf({ library, clock }: Where, userId: number, allSeries: readonly Series[]) {
  const data = library.userData(userId);
  const episodes = allSeries.flatMap((series) => series.episodes).filter(isCounted);
  const watched = episodes.flatMap(({ id }) => data.watchedAt(id) ?? []);
  const viewed = latest(
    episodes.flatMap(({ files }) => files.map(({ id }) => data.playbacks.get(id)?.viewed)),
  );
  return {
    lastWatched: isoInstant(latest(watched)),
    playbacks: episodes.reduce((sum, { id }) => sum + (data.watches.get(id)?.count ?? 0), 0),
    both: {
      UnwatchedEpisodeCount: episodes.length - watched.length,
      WatchedEpisodeCount: watched.length,
      LastVideoUpdatedAt: isoInstant(viewed),
      IsWatched: episodes.length > 0 && watched.length === episodes.length,
      LastUpdatedAt: clock.now().toISOString(),
    },
  };
}

export function emitSeriesData(
  where: Where,
  userId: number,
  series: Series,
  Reason: 'SeriesStats' | 'UserRating' | 'UserData' = 'SeriesStats',
): void {
  const data = where.library.userData(userId);
  const vote = data.seriesVotes.get(series.id);
  const { lastWatched, playbacks, both } = countsOf(where, userId, [series]);
  where.hub.emit('UserData:SeriesSaved', {
    UserID: userId,
    SeriesID: series.id,
    Reason,
    ...source,
    IsFavorite: data.favorites.has(series.id),
    UserTags: data.seriesTags.get(series.id) ?? noTags,
    UserRating: vote?.value ?? null,
    UserRatingVoteType: vote?.type ?? null,
    LastEpisodePlayedAt: lastWatched,
    HiddenUnwatchedEpisodeCount: series.episodes.filter(
      ({ id, hidden }) => hidden && data.watchedAt(id) === null,
    ).length,
    VideoPlaybackCount: playbacks,
    LastVideoPlayedAt: lastWatched ?? '0001-01-01T00:00:00Z',
    HasUserRating: vote !== undefined,
    ...both,
  });
}

export function emitGroupData(where: Where, userId: number, group: Group): void {
  const { lastWatched, playbacks, both } = countsOf(where, userId, where.library.seriesOf(group));
  where.hub.emit('UserData:GroupSaved', {
    UserID: userId,
    GroupID: group.id,
    Reason: 'GroupStats',
    ...source,
    UserTags: where.library.userData(userId).groupTags.get(group.id) ?? noTags,
    LastPlayedAt: lastWatched,
    PlaybackCount: playbacks,
    LastEpisodeUpdatedAt: both.LastUpdatedAt,
    ...both,
  });
}

/** The counts of a series and of its group. */
export function emitStats(where: Where, userId: number, series: Series): void {
  emitGroupData(where, userId, where.library.groupOf(series));
  emitSeriesData(where, userId, series);
}

export function emitVideoData({ hub, library, clock }: Where, userId: number, file: VideoFile): void {
  const data = library.userData(userId);
  const [episode] = file.episodes;
  const watch = episode && data.watches.get(episode.id);
  hub.emit('UserData:VideoSaved', {
    UserID: userId,
    VideoID: file.id,
    Reason: 'None',
    ...source,
    PlaybackCount: watch?.count ?? 0,
    ProgressPosition: timeSpan(data.playbacks.get(file.id)?.resume ?? 0),
    LastPlayedAt: isoInstant(watch?.watched ?? null),
    LastUpdatedAt: clock.now().toISOString(),
  });
}

export function emitEpisodeData(
  { hub, library, clock }: Where,
  userId: number,
  episode: Episode,
  Reason: 'LastPlayedAt' | 'LastPlayedAt, PlaybackCount' | 'UserRating' | 'UserData',
): void {
  const data = library.userData(userId);
  const watch = data.watches.get(episode.id);
  const vote = data.episodeVotes.get(episode.id);
  const viewed = latest(episode.files.map(({ id }) => data.playbacks.get(id)?.viewed));
  hub.emit('UserData:EpisodeSaved', {
    UserID: userId,
    EpisodeID: episode.id,
    SeriesID: episode.series.id,
    Reason,
    ...source,
    PlaybackCount: watch?.count ?? 0,
    LastPlayedAt: isoInstant(watch?.watched ?? null),
    IsFavorite: data.favoriteEpisodes.has(episode.id),
    UserTags: data.episodeTags.get(episode.id) ?? noEpisodeTags,
    UserRating: vote?.value ?? null,
    LastVideoPlayedAt: isoInstant(viewed),
    LastVideoUpdatedAt: isoInstant(viewed),
    IsWatched: watch?.watched != null,
    HasUserRating: vote !== undefined,
    LastUpdatedAt: clock.now().toISOString(),
  });
}

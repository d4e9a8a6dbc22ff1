import { hash } from '../generate/random.ts';
import { defaultPicture, isDownloaded } from '../model/pictures.ts';
import { episodeDescription, episodeName, episodeRating, episodeTitlesOf } from '../model/seriesText.ts';
import { showsOfEpisode } from '../model/tmdb.ts';
import type { Episode, EpisodeType, Picture, VideoFile } from '../model/types.ts';
import { presentTitles } from './presentAnime.ts';
import { presentFile, presentXRefEpisode } from './presentFile.ts';
import { noImages, presentImage, presentStillWith } from './presentImages.ts';
import { presentVote } from './presentSeries.ts';
import { presentTmdbOfEpisode } from './presentTmdb.ts';
import { isoDay, isoInstant, isoMoment, timeSpan } from './times.ts';
import { episodeTypeName, type View } from './view.ts';

export interface EpisodeParts {
  readonly dataFrom?: ReadonlySet<string>;
  readonly files?: boolean;
  /** All, if absent. */
  readonly filesOf?: (episode: Episode) => readonly VideoFile[];
  readonly mediaInfo?: boolean;
  readonly absolutePaths?: boolean;
  /** Cross references beside the files. */
  readonly xrefs?: boolean;
  /** Cross references inside each file, as few calls have them. */
  readonly fileXRefs?: boolean;
  /** Releases of the files, since version 6; before, AniDB's data are asked for. */
  readonly releaseInfo?: boolean;
}

/** AniDB's order. */
const typeOrder: Record<EpisodeType, number> = {
  Episode: 1,
  Credits: 2,
  Special: 3,
  Trailer: 4,
  Parody: 5,
  Other: 6,
  Unknown: 7,
};

export function compareEpisodes(a: Episode, b: Episode): number {
  return typeOrder[a.type] - typeOrder[b.type] || a.number - b.number;
}

export function presentAnidbEpisode(view: View, episode: Episode) {
  const rating = episodeRating(episode);
  const titles = episodeTitlesOf(episode);
  return {
    ID: episode.anidb,
    AnimeID: episode.series.anidb,
    Type: episodeTypeName(view, episode.type),
    EpisodeNumber: episode.number,
    AirDate: isoDay(episode.airDay),
    Title: titles[0]?.name ?? '',
    Titles: presentTitles(titles, 'AniDB'),
    Description: episodeDescription(episode),
    Rating: { Value: rating.value, MaxValue: 10, Source: 'AniDB', Votes: rating.votes, Type: null },
  };
}

export function thumbnailOf({ tmdbEpisodes }: Pick<Episode, 'tmdbEpisodes'>): Picture | undefined {
  const [tmdb] = tmdbEpisodes;
  if (tmdb === undefined || hash(tmdb, 841) % 12 === 0) return undefined;
  return {
    id: tmdb,
    source: 'TMDB',
    type: 'Thumbnail',
    language: 'none',
    available: isDownloaded('TMDB', 'Thumbnail', tmdb),
    width: 400,
    height: 225,
    rating: (hash(tmdb, 842) % 1000) / 100,
    votes: hash(tmdb, 843) % 60,
  };
}

/** Seconds into the first file that was left half-way. */
export function resumeOf(view: View, episode: Episode): number | null {
  const { playbacks } = view.library.userData(view.visitor.id);
  for (const file of episode.files) {
    const resume = playbacks.get(file.id)?.resume ?? null;
    if (resume !== null) return resume;
  }
  return null;
}

/** Its own images and, before version 6, its series' poster. */
export function presentEpisodeImages(view: View, episode: Episode) {
  const { series } = episode;
  const poster = view.isSince6 ? undefined : defaultPicture(view.library, series, 'Poster');
  // A movie episode also has TMDB's backdrop of the movie.
  const backdrop =
    episode.tmdbMovies.length > 0 ? defaultPicture(view.library, series, 'Backdrop') : undefined;
  const thumbnail = thumbnailOf(episode);
  const images = {
    ...noImages(view),
    Posters: poster === undefined ? [] : [presentImage(view, poster, series)],
    Backdrops: backdrop === undefined ? [] : [presentImage(view, backdrop, series)],
  };
  return presentStillWith(view, images, thumbnail && presentImage(view, thumbnail));
}

export function presentEpisode(view: View, episode: Episode, parts: EpisodeParts = {}) {
  const { series } = episode;
  const data = view.library.userData(view.visitor.id);
  const state = data.watches.get(episode.id);
  const resume = resumeOf(view, episode);
  const rating = presentVote(data.episodeVotes.get(episode.id));
  const file = episode.files.find((one) => one.length > 0);
  const files = parts.filesOf?.(episode) ?? episode.files;
  const fileParts = new Set([
    ...(parts.mediaInfo ? ['MediaInfo'] : []),
    ...(parts.absolutePaths ? ['AbsolutePaths'] : []),
    ...(parts.fileXRefs ? ['XRefs'] : []),
    ...((view.isSince6 ? parts.releaseInfo : parts.dataFrom?.has('AniDB')) ? ['ReleaseInfo'] : []),
  ]);
  return {
    IDs: {
      ParentSeries: series.id,
      AniDB: episode.anidb,
      TvDB: [],
      IMDB: [],
      TMDB: {
        Episode: [...episode.tmdbEpisodes],
        Movie: [...episode.tmdbMovies],
        Show: showsOfEpisode(view.library, episode),
      },
      ID: episode.id,
    },
    HasCustomName: episode.overrideTitle !== null,
    Description: episodeDescription(episode),
    ...(view.isSince6 ? { IsFavorite: data.favoriteEpisodes.has(episode.id) } : {}),
    Images: presentEpisodeImages(view, episode),
    Duration: timeSpan(file === undefined ? Math.round(episode.length / 60) * 60 : file.length),
    ResumePosition: resume === null ? null : timeSpan(resume),
    WatchCount: state?.count ?? 0,
    IsHidden: episode.hidden,
    UserRating: rating && view.isSince6 ? { ...rating, Type: 'Episode' } : rating,
    Watched: isoInstant(state?.watched ?? null),
    Created: isoMoment(series.created),
    Updated: isoMoment(series.created),
    ...(parts.dataFrom?.has('AniDB') ? { AniDB: presentAnidbEpisode(view, episode) } : {}),
    ...(parts.dataFrom?.has('TMDB') ? { TMDB: presentTmdbOfEpisode(view.library, episode) } : {}),
    ...(parts.files ? { Files: files.map((one) => presentFile(view, one, fileParts)) } : {}),
    ...(parts.xrefs ? { CrossReferences: episode.files.map((one) => presentXRefEpisode(one, episode)) } : {}),
    Name: episodeName(episode),
    Size: files.length,
  };
}

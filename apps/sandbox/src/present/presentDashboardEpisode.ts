import { anidbPicture, animePoster, defaultPicture, preferredPicture } from '../model/pictures.ts';
import { episodeName } from '../model/seriesText.ts';
import type { Episode, OutsideAnime, Picture, Series, VideoFile } from '../model/types.ts';
import { thumbnailOf } from './presentEpisode.ts';
import { presentImage } from './presentImages.ts';
import { isoDay, isoInstant, timeSpan } from './times.ts';
import { episodeTypeName, type View } from './view.ts';

/** Elsewhere TMDB's posters fill in for AniDB's, but here only since version 6. */
function posterOf({ library, isSince6 }: View, series: Series): Picture {
  const choose = isSince6 ? defaultPicture : preferredPicture;
  return choose(library, series, 'Poster') ?? animePoster(series);
}

export function presentDashboardEpisode(view: View, episode: Episode, file: VideoFile | undefined) {
  const { series } = episode;
  const data = view.library.userData(view.visitor.id);
  const thumbnail = thumbnailOf(episode);
  const watched = data.watchedAt(episode.id);
  const left = file === undefined ? null : (data.playbacks.get(file.id)?.resume ?? null);
  // Version 6 stores a position for all that was played, be it to the end.
  const resume = view.isSince6 && watched !== null ? (left ?? 0) : left;
  return {
    IDs: {
      ID: episode.anidb,
      Series: series.anidb,
      ShokoFile: file?.id ?? null,
      ShokoEpisode: episode.id,
      ShokoSeries: series.id,
    },
    Title: episodeName(episode),
    Number: episode.number,
    Type: episodeTypeName(view, episode.type),
    AirDate: isoDay(episode.airDay),
    Duration: timeSpan(
      file === undefined || file.length === 0 ? Math.round(episode.length / 60) * 60 : file.length,
    ),
    ResumePosition: resume === null ? null : timeSpan(resume),
    Watched: isoInstant(watched),
    SeriesTitle: view.library.seriesName(series),
    SeriesPoster: presentImage(view, posterOf(view, series), series),
    Thumbnail: thumbnail === undefined ? null : presentImage(view, thumbnail),
  };
}

/** An airing episode of an anime outside the collection. */
export function presentOutsideEpisode(view: View, anime: OutsideAnime, number: number, day: number) {
  return {
    IDs: {
      ID: anime.anidb * 10 + number,
      Series: anime.anidb,
      ShokoFile: null,
      ShokoEpisode: null,
      ShokoSeries: null,
    },
    Title: `Episode ${number}`,
    Number: number,
    Type: episodeTypeName(view, 'Episode'),
    AirDate: isoDay(day),
    Duration: timeSpan(1500),
    ResumePosition: null,
    Watched: null,
    SeriesTitle: anime.title,
    SeriesPoster: presentImage(view, { ...anidbPicture('Poster', anime.anidb), available: false }),
    Thumbnail: null,
  };
}

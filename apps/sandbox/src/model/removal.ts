import type { Library } from './library.ts';
import type { Series, VideoFile } from './types.ts';

export function removeFile(library: Library, file: VideoFile): void {
  library.files.delete(file.id);
  for (const episode of file.episodes) episode.files = episode.files.filter((one) => one !== file);
  for (const series of new Set(file.episodes.map((episode) => episode.series))) library.changed(series);
}

/** Without duplicates. */
export function filesOf(series: Series): VideoFile[] {
  return [...new Set(series.episodes.flatMap((episode) => episode.files))];
}

function forgetUserData(library: Library, series: Series): void {
  series.overrideTitle = null;
  series.userTagIds.clear();
  for (const key of library.preferredImages.keys()) {
    if (key.startsWith(`${series.id}:`)) library.preferredImages.delete(key);
  }
  for (const data of library.allUserData()) {
    data.seriesVotes.delete(series.id);
    data.favorites.delete(series.id);
    data.seriesTags.delete(series.id);
    for (const episode of series.episodes) {
      data.episodeVotes.delete(episode.id);
      data.watches.delete(episode.id);
      data.favoriteEpisodes.delete(episode.id);
      data.episodeTags.delete(episode.id);
    }
  }
  for (const episode of series.episodes) episode.overrideTitle = null;
}

/** AniDB still knows the series. @param completely also forgets votes, watched marks, user tags and names */
export function removeSeries(library: Library, series: Series, completely: boolean): void {
  for (const file of filesOf(series)) removeFile(library, file);
  library.leaveGroup(series, library.groupOf(series));
  library.series.delete(series.id);
  library.seriesByAnidb.delete(series.anidb);
  for (const episode of series.episodes) library.episodes.delete(episode.id);
  library.formerSeries.set(series.anidb, series);
  if (completely) forgetUserData(library, series);
  library.changed(series);
  library.restructured();
}

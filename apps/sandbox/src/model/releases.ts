import type { Episode, FileLocation, Series, VideoFile } from './types.ts';

/** The releases of an episode that one can choose from. */
function releasesOf(episode: Episode, ignoreVariations: boolean): readonly VideoFile[] {
  return ignoreVariations ? episode.files.filter((file) => !file.isVariation) : episode.files;
}

/** Whether there is a choice between releases of an episode: the list and the number on the dashboard agree. */
export function hasMultipleReleases(episode: Episode, ignoreVariations: boolean): boolean {
  return !episode.hidden && releasesOf(episode, ignoreVariations).length > 1;
}

/** The releases that the server would delete: all but the one of the highest picture, of equals the last. */
export function releasesToDelete(episode: Episode, ignoreVariations: boolean): VideoFile[] {
  const files = releasesOf(episode, ignoreVariations);
  const [first] = files;
  if (first === undefined || files.length < 2) return [];
  const kept = files.reduce(
    (best, file) => (file.release.height >= best.release.height ? file : best),
    first,
  );
  return files.filter((file) => file !== kept);
}

/** The files of an episode that lie in more than one place. */
export function duplicatesOf(episode: Episode): VideoFile[] {
  return episode.files.filter((file) => file.locations.length > 1);
}

/** The places of a file that the server would clear: all but the first. */
export function placesToClear(file: VideoFile): FileLocation[] {
  return file.locations.slice(1);
}

/** Whether an ordinary episode has been on the air, and no file of it is there. */
export function isMissing(episode: Episode, today: number): boolean {
  return (
    episode.type === 'Episode' &&
    !episode.hidden &&
    episode.files.length === 0 &&
    episode.airDay !== null &&
    episode.airDay <= today
  );
}

export function isFinished(series: Series, today: number): boolean {
  return series.endDay !== null && series.endDay < today;
}

import type { Episode, FileLocation, Series, VideoFile } from './types.ts';

function releasesOf(episode: Episode, ignoreVariations: boolean): readonly VideoFile[] {
  return ignoreVariations ? episode.files.filter((file) => !file.isVariation) : episode.files;
}

/** The list and the dashboard's count both use this, so they agree. */
export function hasMultipleReleases(episode: Episode, ignoreVariations: boolean): boolean {
  return !episode.hidden && releasesOf(episode, ignoreVariations).length > 1;
}

/** All but the one with the highest resolution; among equals the last is kept. */
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

export function duplicatesOf(episode: Episode): VideoFile[] {
  return episode.files.filter((file) => file.locations.length > 1);
}

export function placesToClear(file: VideoFile): FileLocation[] {
  return file.locations.slice(1);
}

/** A regular episode that has aired, without files. */
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

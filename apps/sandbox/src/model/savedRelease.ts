import type { Library } from './library.ts';
import type { SavedCrossReference, SavedGroup } from './savedReleaseTypes.ts';
import { type Episode, type FileSource, fileSources, type ReleaseGroup, type VideoFile } from './types.ts';

/** Linked files have one, and those whose episodes the library lacks. */
export function hasRelease(file: VideoFile): boolean {
  return file.episodes.length > 0 || file.savedRelease !== undefined;
}

export function providerOf(file: VideoFile): string {
  return file.savedRelease?.ProviderName ?? (file.isManuallyLinked ? 'User' : 'AniDB');
}

export function anidbGroup({ id, name, shortName }: ReleaseGroup): SavedGroup {
  return { ID: String(id), Name: name, ShortName: shortName, Source: 'AniDB' };
}

/** Null if nobody has named one. */
export function groupOfFile(library: Library, file: VideoFile): SavedGroup | null {
  if (file.savedRelease !== undefined) return file.savedRelease.Group;
  const group = file.isManuallyLinked ? undefined : library.releaseGroups.get(file.release.groupId ?? 0);
  return group === undefined ? null : anidbGroup(group);
}

export function sourceOfFile(file: VideoFile): FileSource {
  const { savedRelease } = file;
  if (savedRelease !== undefined) return fileSources.find((one) => one === savedRelease.Source) ?? 'Other';
  return file.isManuallyLinked ? 'Unknown' : file.release.source;
}

export function versionOfFile(file: VideoFile): number {
  return file.savedRelease?.Version ?? file.version;
}

/** Undefined if the library lacks it. */
export function referredEpisode(library: Library, reference: SavedCrossReference): Episode | undefined {
  const { AnidbAnimeID, AnidbEpisodeID } = reference;
  const series = library.seriesByAnidb.get(AnidbAnimeID ?? 0);
  const episodes = series === undefined ? library.episodes.values() : series.episodes;
  return [...episodes].find(({ anidb }) => anidb === AnidbEpisodeID);
}

import { absolutePath, hashesOf, relativePath } from '../model/filePaths.ts';
import { providerOf } from '../model/savedRelease.ts';
import type { Episode, FileLocation, VideoFile } from '../model/types.ts';
import { presentMediaInfo } from './presentMediaInfo.ts';
import { coverage, presentReleasePart } from './presentRelease.ts';
import { isoInstant, isoMoment, timeSpan } from './times.ts';
import type { View } from './view.ts';

const includes = ['Ignored', 'MediaInfo', 'XRefs', 'AbsolutePaths', 'ImportLimbo'] as const;

/** What a list may be asked to include. */
export const fileIncludes = ({ isSince6 }: View) =>
  isSince6 ? ([...includes, 'ReleaseInfo', 'LocationUIDs'] as const) : (['False', ...includes] as const);

/** Before version 6, `ReleaseInfo` is AniDB's data. */
export type FilePart = 'XRefs' | 'AbsolutePaths' | 'LocationUIDs' | 'ReleaseInfo' | 'MediaInfo';
export type FileParts = ReadonlySet<string>;

const firstInode = 12_000_000;

export function presentLocation(view: View, file: VideoFile, location: FileLocation, parts: FileParts) {
  return {
    ID: location.id,
    FileID: file.id,
    [view.isSince6 ? 'ManagedFolderID' : 'ImportFolderID']: location.folderId,
    ...(parts.has('LocationUIDs') ? { OnDiskUniqueID: firstInode + location.id } : {}),
    RelativePath: relativePath(view.library, file, location),
    ...(parts.has('AbsolutePaths') ? { AbsolutePath: absolutePath(view.library, file, location) } : {}),
    IsAccessible: true,
  };
}

/** Those that the recorded server has enabled. */
const hashesSince6 = ['CRC32', 'ED2K'] as const;

function presentHashes({ isSince6 }: View, file: VideoFile) {
  const hashes = hashesOf(file.id);
  return isSince6 ? hashesSince6.map((Type) => ({ Type, Value: hashes[Type] })) : hashes;
}

/** Groups that are not of AniDB may go by any text. */
function groupIdOf(file: VideoFile): number | null {
  if (file.savedRelease !== undefined) return Number(file.savedRelease.Group?.ID ?? Number.NaN) || null;
  return file.isManuallyLinked ? null : file.release.groupId;
}

export function presentXRefEpisode(file: VideoFile, episode: Episode) {
  const { start, end, share } = coverage(file, episode);
  return {
    ID: episode.id,
    AniDB: episode.anidb,
    TMDB: {
      Episode: [...episode.tmdbEpisodes],
      Movie: [...episode.tmdbMovies],
      Show: episode.tmdbEpisodes.length > 0 ? [...episode.series.tmdbShows] : [],
    },
    ReleaseGroup: groupIdOf(file),
    ED2K: hashesOf(file.id).ED2K,
    FileSize: file.size,
    Percentage: { Start: start, End: end, Size: share, Group: 1 },
    Source: providerOf(file),
  };
}

export function presentXRefs(relations: Iterable<readonly [VideoFile, Episode]>) {
  const bySeries = Map.groupBy(relations, ([, { series }]) => series);
  return [...bySeries].map(([series, list]) => ({
    SeriesID: {
      ID: series.id,
      AniDB: series.anidb,
      TMDB: { Movie: [...series.tmdbMovies], Show: [...series.tmdbShows] },
    },
    EpisodeIDs: list.map(([file, episode]) => presentXRefEpisode(file, episode)),
  }));
}

function presentDump(view: View, file: VideoFile) {
  const session = view.library.dumps.of(file.id);
  if (session === undefined) return { Status: null };
  if (session.startedAt === undefined) return { Status: 'Queued' };
  return {
    Status: 'Running',
    Progress: session.progress,
    SucceededCreqCount: session.ed2ks.length,
    FailedCreqCount: 0,
    PendingCreqCount: session.fileIds.length - session.ed2ks.length,
    StartedAt: session.startedAt.toISOString(),
  };
}

export function presentFile(view: View, file: VideoFile, parts: FileParts) {
  const data = view.library.userData(view.visitor.id);
  const playback = data.playbacks.get(file.id);
  const [episode] = file.episodes;
  const resume = playback?.resume ?? null;
  const viewed = playback?.viewed ?? null;
  const media = parts.has('MediaInfo') ? presentMediaInfo(view, file) : null;
  return {
    ID: file.id,
    ...(parts.has('XRefs') ? { SeriesIDs: presentXRefs(file.episodes.map((one) => [file, one])) } : {}),
    Size: file.size,
    IsVariation: file.isVariation,
    IsIgnored: file.isIgnored,
    Hashes: presentHashes(view, file),
    Locations: file.locations.map((location) => presentLocation(view, file, location, parts)),
    AVDump: {
      ...presentDump(view, file),
      LastDumpedAt: isoMoment(file.avdumpedAt),
      LastVersion: file.avdumpVersion,
    },
    Resolution: file.length === 0 ? null : file.release.resolution,
    Duration: timeSpan(file.length),
    ResumePosition: resume === null ? null : timeSpan(resume),
    Viewed: isoInstant(viewed),
    // With several files per episode, only those that were played count.
    Watched: isoInstant(episode === undefined || viewed === null ? null : data.watchedAt(episode.id)),
    Imported: isoMoment(file.imported),
    Created: isoMoment(file.created),
    Updated: isoMoment(file.created),
    ...(parts.has('ReleaseInfo') ? presentReleasePart(view, file) : {}),
    // Omitted if the file was never analysed.
    ...(media === null ? {} : { MediaInfo: media }),
  };
}

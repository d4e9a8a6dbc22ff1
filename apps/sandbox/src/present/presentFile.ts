import { anidbFileId, isOnAnidb } from '../model/anidbFiles.ts';
import { absolutePath, hashesOf, originalName, relativePath } from '../model/filePaths.ts';
import type { Episode, FileLocation, ReleaseGroup, VideoFile } from '../model/types.ts';
import { presentMediaInfo } from './presentMediaInfo.ts';
import { isoInstant, isoMoment, timeSpan } from './times.ts';
import type { View } from './view.ts';

export const fileIncludes = [
  'False',
  'Ignored',
  'MediaInfo',
  'XRefs',
  'AbsolutePaths',
  'ImportLimbo',
] as const;

export interface FileParts {
  readonly include: ReadonlySet<string>;
  readonly dataFrom: ReadonlySet<string>;
}

export function presentLocation(view: View, file: VideoFile, location: FileLocation, absolute: boolean) {
  return {
    ID: location.id,
    FileID: file.id,
    ImportFolderID: location.folderId,
    RelativePath: relativePath(view.library, file, location),
    ...(absolute ? { AbsolutePath: absolutePath(view.library, file, location) } : {}),
    IsAccessible: true,
  };
}

export function presentXRefEpisode(file: VideoFile, episode: Episode) {
  const index = file.episodes.indexOf(episode);
  const share = Math.round(100 / Math.max(1, file.episodes.length));
  return {
    ID: episode.id,
    AniDB: episode.anidb,
    TMDB: {
      Episode: [...episode.tmdbEpisodes],
      Movie: [...episode.tmdbMovies],
      Show: episode.tmdbEpisodes.length > 0 ? [...episode.series.tmdbShows] : [],
    },
    ReleaseGroup: file.isManuallyLinked ? null : file.release.groupId,
    ED2K: hashesOf(file.id).ED2K,
    FileSize: file.size,
    Percentage: { Start: index * share, End: (index + 1) * share, Size: share, Group: 1 },
    Source: file.isManuallyLinked ? 'User' : 'AniDB',
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

export function presentReleaseGroup(group: ReleaseGroup | undefined) {
  return {
    ID: group?.id ?? 0,
    Name: group?.name ?? '',
    ShortName: group?.shortName ?? '',
    Source: 'AniDB',
  };
}

export function presentAnidbFile(view: View, file: VideoFile) {
  const { release } = file;
  const group = release.groupId === null ? undefined : view.library.releaseGroups.get(release.groupId);
  return {
    ID: anidbFileId(file),
    Source: release.source,
    ReleaseGroup: presentReleaseGroup(group),
    ReleaseDate: isoMoment(file.created).slice(0, 10),
    Version: file.version,
    IsDeprecated: file.isDeprecated,
    IsCensored: release.isCensored,
    OriginalFileName: originalName(view.library, file),
    FileSize: file.size,
    Description: '',
    AudioLanguages: [...release.audioLanguages],
    SubLanguages: [...release.subtitleLanguages],
    Chaptered: release.chaptered,
    Updated: isoMoment(file.created),
  };
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
  const { include, dataFrom } = parts;
  const data = view.library.userData(view.visitor.id);
  const playback = data.playbacks.get(file.id);
  const [episode] = file.episodes;
  const resume = playback?.resume ?? null;
  const viewed = playback?.viewed ?? null;
  const media = include.has('MediaInfo') ? presentMediaInfo(file) : null;
  return {
    ID: file.id,
    ...(include.has('XRefs') ? { SeriesIDs: presentXRefs(file.episodes.map((one) => [file, one])) } : {}),
    Size: file.size,
    IsVariation: file.isVariation,
    IsIgnored: file.isIgnored,
    Hashes: hashesOf(file.id),
    Locations: file.locations.map((location) =>
      presentLocation(view, file, location, include.has('AbsolutePaths')),
    ),
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
    ...(dataFrom.has('AniDB') && isOnAnidb(file) ? { AniDB: presentAnidbFile(view, file) } : {}),
    // Omitted if the file was never analysed.
    ...(media === null ? {} : { MediaInfo: media }),
  };
}

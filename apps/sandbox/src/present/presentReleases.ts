import { isOnAnidb } from '../model/anidbFiles.ts';
import { originalName } from '../model/filePaths.ts';
import {
  type ReleaseCandidate,
  type ReleaseTrack,
  redundantFiles,
  type SeriesReleases,
} from '../model/releaseCandidates.ts';
import { videoCodecName } from '../model/releaseSignals.ts';
import { isFinished } from '../model/releases.ts';
import type { Episode, Series, VideoFile } from '../model/types.ts';
import { compareEpisodes } from './presentEpisode.ts';
import { presentLocation } from './presentFile.ts';
import { languageName } from './presentMediaInfo.ts';
import { isoMoment } from './times.ts';
import type { View } from './view.ts';

const absolute = new Set(['AbsolutePaths']);

function groupOf({ library }: View, file: VideoFile | undefined) {
  const id = file !== undefined && isOnAnidb(file) ? file.release.groupId : null;
  const group = id === null ? undefined : library.releaseGroups.get(id);
  return {
    GroupID: group ? String(group.id) : null,
    GroupName: group?.name ?? null,
    GroupShortName: group?.shortName ?? null,
  };
}

function qualityOf(file: VideoFile) {
  const { release } = file;
  return {
    Source: isOnAnidb(file) ? release.source : null,
    Resolution: release.resolution,
    VideoCodec: videoCodecName(file),
    BitDepth: release.bitDepth,
    AudioCodec: release.audioCodec,
    AudioStreamCount: release.audioLanguages.length,
    SubtitleStreamCount: release.subtitleLanguages.length,
    AudioLanguages: release.audioLanguages.map(languageName),
    SubtitleLanguages: release.subtitleLanguages.map(languageName),
  };
}

const marksOf = ({ release }: VideoFile) => ({
  IsChaptered: release.chaptered,
  IsCensored: release.isCensored ? true : null,
  IsCreditless: null,
  IsCorrupted: false,
});

const presentEpisodeOf = ({ type, number }: Episode, GroupShortName: string | null, PlaceIDs: number[]) => ({
  Type: type,
  Number: number,
  GroupShortName,
  PlaceIDs,
});

const presentPlaces = (view: View, file: VideoFile) =>
  file.locations.map((location) => ({
    PlaceID: location.id,
    VideoLocalID: file.id,
    AbsolutePath: presentLocation(view, file, location, absolute).AbsolutePath,
    FileSize: file.size,
    ReleasedAt: isOnAnidb(file) ? isoMoment(file.created).slice(0, 10) : null,
    ImportedAt: isoMoment(file.imported),
    OriginalFilename: isOnAnidb(file) ? originalName(view.library, file) : null,
    Version: file.version,
    Episodes: file.episodes.map((episode) => presentEpisodeOf(episode, null, [])),
  }));

const nameOf = (view: View, track: ReleaseTrack): string => {
  const [file] = track.files;
  const { GroupName } = groupOf(view, file);
  return [GroupName ?? 'Unknown', file?.release.resolution ?? ''].join(' ').trim();
};

function presentCandidate(
  view: View,
  candidate: ReleaseCandidate,
  rank: number,
  kept: ReleaseCandidate,
  isChosen: boolean,
) {
  const [first] = candidate.track.files;
  if (!first) throw new Error('A candidate has files.');
  const going = new Set(candidate === kept ? [] : redundantFiles(candidate, kept));
  const isMixed = candidate.fillers.length > 0;
  const episodes = [...new Set(candidate.files.flatMap((file) => file.episodes))].sort(compareEpisodes);
  const shown = new Set(candidate.files);
  for (const file of episodes.flatMap(({ files }) => files)) if (file.isVariation) shown.add(file);
  const presentCoverage = (episode: Episode) => {
    const files = [...shown].filter((file) => file.episodes.includes(episode));
    const places = files.flatMap(({ locations }) => locations.map(({ id }) => id));
    return presentEpisodeOf(episode, groupOf(view, files[0]).GroupShortName, places);
  };
  return {
    Rank: rank,
    Key: candidate.key,
    Name: [candidate.track, ...candidate.fillers].map((track) => nameOf(view, track)).join(' + '),
    HasReleaseInfo: candidate.files.every(isOnAnidb),
    // One with gaps is never deleted unattended, as recorded.
    IsRedundant: going.size > 0 && (isChosen || !isMixed),
    RedundantFileCount: [...going].reduce((sum, { locations }) => sum + locations.length, 0),
    RedundantEpisodes: [...new Set([...going].flatMap((file) => file.episodes))]
      .sort(compareEpisodes)
      .map((episode) => presentEpisodeOf(episode, groupOf(view, first).GroupShortName, [])),
    DecidingSignal: candidate.lost?.signal ?? null,
    DecidingType: null,
    WinnerValue: candidate.lost?.winner ?? null,
    LoserValue: candidate.lost?.loser ?? null,
    ...groupOf(view, first),
    ...qualityOf(first),
    ...marksOf(first),
    Version: first.version,
    VersionStrategy: 'BestAvailable',
    IsMixed: isMixed,
    IsHomogeneous: true,
    SecondaryGroupNames: candidate.fillers.map(
      (track) => groupOf(view, track.files[0]).GroupShortName ?? 'Unknown',
    ),
    IsChapteredMixed: false,
    IsCensoredMixed: false,
    IsCreditlessMixed: false,
    Files: [...shown].flatMap((file) =>
      presentPlaces(view, file).map((place) => ({
        ...place,
        IsVariation: file.isVariation,
        IsRedundant: going.has(file),
        ...qualityOf(file),
        ...marksOf(file),
      })),
    ),
    Episodes: episodes.map(presentCoverage),
  };
}

function presentTrack(view: View, track: ReleaseTrack) {
  const [first] = track.files;
  if (!first) throw new Error('A track has files.');
  return {
    Key: track.key,
    ...groupOf(view, first),
    Name: nameOf(view, track),
    ...qualityOf(first),
    HasPartialCoverage: !track.coversAll,
    Files: track.files.flatMap((file) =>
      presentPlaces(view, file).map((place) => ({ ...place, IsChaptered: file.release.chaptered })),
    ),
  };
}

/** What goes while the first candidate stays, or the one that was chosen. */
export function filesToDelete({ candidates }: SeriesReleases, preferredKey?: string): VideoFile[] {
  const kept = candidates.find(({ key }) => key === preferredKey) ?? candidates[0];
  if (!kept) return [];
  return [...new Set(candidates.flatMap((one) => (one === kept ? [] : redundantFiles(one, kept))))];
}

export function presentSeriesReleases(
  view: View,
  series: Series,
  releases: SeriesReleases,
  { preferredKey, withTracks }: { readonly preferredKey?: string | undefined; readonly withTracks: boolean },
) {
  const chosen = releases.candidates.find(({ key }) => key === preferredKey);
  const kept = chosen ?? releases.candidates[0];
  const candidates = releases.candidates.map((one, index) =>
    presentCandidate(view, one, index + 1, kept ?? one, chosen !== undefined),
  );
  const going = filesToDelete(releases, preferredKey);
  return {
    SeriesID: series.id,
    SeriesTitle: view.library.seriesName(series),
    AnidbAnimeID: series.anidb,
    IsAiring: !isFinished(series, view.today()),
    HasRedundantCandidates: candidates.some(({ IsRedundant }) => IsRedundant),
    FilesToAutoDeleteCount: going.reduce((sum, { locations }) => sum + locations.length, 0),
    Candidates: candidates,
    Overrides: withTracks ? releases.tracks.map((track) => presentTrack(view, track)) : [],
  };
}

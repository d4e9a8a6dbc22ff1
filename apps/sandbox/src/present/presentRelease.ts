import { anidbFileId, isOnAnidb } from '../model/anidbFiles.ts';
import { hashesOf, originalName } from '../model/filePaths.ts';
import { anidbGroup, hasRelease } from '../model/savedRelease.ts';
import type { SavedRelease } from '../model/savedReleaseTypes.ts';
import type { Episode, ReleaseGroup, VideoFile } from '../model/types.ts';
import { languageName } from './presentMediaInfo.ts';
import { isoMoment } from './times.ts';
import type { View } from './view.ts';

type Teller = Pick<View, 'library' | 'isSince6'>;

/** Version 6 has IDs in text, as its releases may come from elsewhere. */
export function presentReleaseGroup({ isSince6 }: Pick<View, 'isSince6'>, group: ReleaseGroup | undefined) {
  const id = group?.id ?? 0;
  return {
    ID: isSince6 ? String(id) : id,
    Name: group?.name ?? '',
    ShortName: group?.shortName ?? '',
    Source: 'AniDB',
  };
}

function groupOf({ library }: Teller, { release }: VideoFile): ReleaseGroup | undefined {
  return release.groupId === null ? undefined : library.releaseGroups.get(release.groupId);
}

function presentAnidbFile(view: View, file: VideoFile) {
  const { release } = file;
  return {
    ID: anidbFileId(file),
    Source: release.source,
    ReleaseGroup: presentReleaseGroup(view, groupOf(view, file)),
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

/** The episode's part that a file covers, in percent. */
export function coverage(file: VideoFile, episode: Episode) {
  const saved = file.savedRelease?.CrossReferences.find((one) => one.AnidbEpisodeID === episode.anidb);
  if (saved !== undefined) {
    const { PercentageStart: start, PercentageEnd: end } = saved;
    return { start, end, share: end - start };
  }
  const index = file.episodes.indexOf(episode);
  const share = Math.round(100 / Math.max(1, file.episodes.length));
  return { start: index * share, end: (index + 1) * share, share };
}

const unknown = {
  FileSize: null,
  Comment: null,
  IsCensored: null,
  IsCreditless: null,
  IsCorrupted: false,
  Hashes: null,
  Metadata: null,
  IsPublic: null,
  PreventRescan: false,
  DeferToNext: false,
};

/** What a manual link says of the release. */
const byUser = {
  ID: null,
  ProviderName: 'User',
  ReleaseURI: null,
  Version: 1,
  OriginalFilename: null,
  IsChaptered: null,
  Source: 'Unknown',
  Group: null,
  MediaInfo: null,
  Released: null,
};

function byAnidb(view: Teller, file: VideoFile) {
  const { release } = file;
  const group = groupOf(view, file);
  return {
    ID: `${hashesOf(file.id).ED2K}+${file.size}`,
    ProviderName: 'AniDB',
    ReleaseURI: `https://anidb.net/file/${anidbFileId(file)}`,
    Version: file.version,
    OriginalFilename: originalName(view.library, file),
    IsChaptered: release.chaptered,
    Source: release.source,
    Group: group === undefined ? null : anidbGroup(group),
    MediaInfo: {
      AudioLanguages: release.audioLanguages.map(languageName),
      SubtitleLanguages: release.subtitleLanguages.map(languageName),
    },
    Released: isoMoment(file.created).slice(0, 10),
  };
}

const withIds = (reference: SavedRelease['CrossReferences'][number]) => ({
  ...reference,
  ProviderIDs: {
    AniDB_Anime: String(reference.AnidbAnimeID ?? 0),
    AniDB_Episode: String(reference.AnidbEpisodeID),
  },
});

/** What AniDB says of a file, whatever it is linked to now. */
export function anidbReleaseOf(
  view: Teller,
  file: VideoFile,
  references: SavedRelease['CrossReferences'],
  at: string,
) {
  return {
    ...unknown,
    ...byAnidb(view, file),
    CrossReferences: references.map(withIds),
    Updated: at,
    Created: at,
  };
}

/** Since version 6; only of a file that has one. */
export function presentSavedRelease(view: Teller, file: VideoFile) {
  if (file.savedRelease !== undefined) {
    const { CrossReferences } = file.savedRelease;
    return { ...file.savedRelease, CrossReferences: CrossReferences.map(withIds) };
  }
  // Without a time zone, as recorded.
  const saved = isoMoment(file.imported ?? file.created).slice(0, -1);
  return {
    ...unknown,
    ...(isOnAnidb(file) ? byAnidb(view, file) : byUser),
    CrossReferences: file.episodes.map((episode) => {
      const { start, end } = coverage(file, episode);
      return withIds({
        AnidbEpisodeID: episode.anidb,
        AnidbAnimeID: episode.series.anidb,
        PercentageStart: start,
        PercentageEnd: end,
      });
    }),
    Updated: saved,
    Created: saved,
  };
}

/** Of a file that AniDB knows. */
export function presentAnidbRelease(view: View, file: VideoFile) {
  return view.isSince6 ? presentSavedRelease(view, file) : presentAnidbFile(view, file);
}

/** The file's field for its release, absent if there is none. */
export function presentReleasePart(view: View, file: VideoFile) {
  if (view.isSince6) return hasRelease(file) ? { Release: presentSavedRelease(view, file) } : {};
  return isOnAnidb(file) ? { AniDB: presentAnidbFile(view, file) } : {};
}

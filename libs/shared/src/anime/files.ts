import type { File } from '../api/types.ts';

export type HashType = 'CRC32' | 'ED2K' | 'MD5' | 'SHA1';

/**
 * A file's hash in capitals; undefined when the server has not computed it. Version 6 lists hashes by type.
 * @example hashOf(file, 'CRC32') // '3EAA7B2E'
 */
export function hashOf({ Hashes }: Pick<File, 'Hashes'>, type: HashType): string | undefined {
  if (!Array.isArray(Hashes)) return Hashes[type] ?? undefined;
  return Hashes.find(({ Type }) => Type === type)?.Value;
}

/**
 * The import folder of a file's location. Version 6 calls it a managed folder.
 * @example folderIdOf(file.Locations[0]) // 1
 */
export function folderIdOf(location: File['Locations'][number]): number {
  return 'ImportFolderID' in location ? location.ImportFolderID : location.ManagedFolderID;
}

/** What is known of the release that a file is of. Texts are empty, and other fields null, where it says nothing. */
export interface FileRelease {
  /** Who knows it: AniDB, or a provider of version 6. */
  readonly provider: string;
  /** Number of the file at AniDB. */
  readonly anidbFileId: number | undefined;
  /** Number of the group at AniDB. */
  readonly anidbGroupId: number | undefined;
  readonly groupName: string;
  readonly groupShortName: string;
  readonly source: string;
  readonly version: number;
  /** A day. */
  readonly released: string | null;
  readonly originalName: string;
  readonly comment: string;
  readonly audioLanguages: readonly string[];
  readonly subtitleLanguages: readonly string[];
  readonly isChaptered: boolean | null;
  readonly isCensored: boolean | null;
  /** Since version 6 the server doesn't say. */
  readonly isDeprecated: boolean;
}

/**
 * A file's release; undefined when the file was linked by hand, or the call didn't ask for it (`releasesIncluded`).
 * @example releaseOf(file)?.groupName // 'Lab Subs'
 */
export function releaseOf(file: File): FileRelease | undefined {
  if ('Release' in file && file.Release) {
    const { Release } = file;
    const { Group } = Release;
    const isOfAnidb = Release.ProviderName === 'AniDB';
    return {
      provider: Release.ProviderName,
      anidbFileId: (isOfAnidb && Number(/\/file\/(\d+)$/.exec(Release.ReleaseURI ?? '')?.[1])) || undefined,
      anidbGroupId: (Group?.Source === 'AniDB' && Number(Group.ID)) || undefined,
      groupName: Group?.Name ?? '',
      groupShortName: Group?.ShortName ?? '',
      source: Release.Source,
      version: Release.Version,
      released: Release.Released,
      originalName: Release.OriginalFilename ?? '',
      comment: Release.Comment ?? '',
      audioLanguages: Release.MediaInfo?.AudioLanguages ?? [],
      subtitleLanguages: Release.MediaInfo?.SubtitleLanguages ?? [],
      isChaptered: Release.IsChaptered,
      isCensored: Release.IsCensored,
      isDeprecated: false,
    };
  }
  if (!('AniDB' in file) || !file.AniDB) return undefined;
  const { AniDB } = file;
  const { ReleaseGroup } = AniDB;
  return {
    provider: 'AniDB',
    anidbFileId: AniDB.ID,
    anidbGroupId: (ReleaseGroup.Source === 'AniDB' && ReleaseGroup.ID) || undefined,
    groupName: ReleaseGroup.Name ?? '',
    groupShortName: ReleaseGroup.ShortName ?? '',
    source: AniDB.Source,
    version: AniDB.Version,
    released: AniDB.ReleaseDate,
    originalName: AniDB.OriginalFileName ?? '',
    comment: AniDB.Description ?? '',
    audioLanguages: AniDB.AudioLanguages,
    subtitleLanguages: AniDB.SubLanguages,
    isChaptered: AniDB.Chaptered,
    isCensored: AniDB.IsCensored,
    isDeprecated: AniDB.IsDeprecated,
  };
}

import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import { releaseOf } from '@hondana/shared/anime/files';
import type { Episode, File } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
import { fileFacts, missingPath, visibleName } from '../shared/fileFacts.ts';
import { mediaSummary } from '../shared/mediaText.ts';
import { type FileQuality, qualityOf } from './fileQuality.ts';
import type { ReleaseKind } from './releaseKinds.ts';

export type Choice = 'keep' | 'delete' | 'variation';

/** A file of an episode, or one of a file's locations. */
export interface ReleaseItem {
  readonly key: string;
  /** File ID or location ID. */
  readonly id: number;
  readonly fileId: number;
  readonly name: string;
  readonly directory: string;
  readonly size: number;
  readonly isVariation: boolean;
  /** What tells it apart from the others: release group, resolution, source. */
  readonly traits: readonly string[];
  readonly media: readonly string[];
  readonly quality: FileQuality;
  readonly crc32: string;
  /** Duration in seconds; undefined if unknown. */
  readonly seconds: number | undefined;
}

export interface ReleaseEpisode {
  readonly id: number;
  readonly name: string;
  readonly items: readonly ReleaseItem[];
  /** All files, including those without a choice. */
  readonly fileIds: readonly number[];
}

export function initialChoice(item: ReleaseItem): Choice {
  return item.isVariation ? 'variation' : 'keep';
}

export function releaseEpisodeLabel({ AniDB, Name }: Episode): string {
  return AniDB ? `${episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)} ${Name}` : Name;
}

function traitsOf(file: File): string[] {
  const release = releaseOf(file);
  return [
    // Files linked by hand have no release group (facts 5.18).
    release ? release.groupShortName || release.groupName || t`Unknown group` : t`Manual link`,
    file.Resolution ?? '',
    fileSourceText(release?.source ?? ''),
    release && release.version > 1 ? `v${release.version}` : '',
    file.IsVariation ? t`Variation` : '',
  ].filter((text) => text !== '');
}

/** The file, or the locations of one that has several. */
export function itemsOfFile(file: File, isByPlace: boolean): ReleaseItem[] {
  const { name, directory, crc32, seconds } = fileFacts(file);
  const common = {
    fileId: file.ID,
    size: file.Size,
    isVariation: file.IsVariation && !isByPlace,
    traits: traitsOf(file),
    media: mediaSummary(file.MediaInfo),
    quality: qualityOf(file),
    crc32,
    seconds,
  };
  if (!isByPlace) return [{ ...common, key: `file-${file.ID}`, id: file.ID, name, directory }];
  if (file.Locations.length < 2) return [];
  return file.Locations.map(({ ID, AbsolutePath, RelativePath }) => {
    const path = AbsolutePath ?? RelativePath ?? '';
    const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    return {
      ...common,
      key: `place-${ID}`,
      id: ID,
      name: path === '' ? missingPath() : visibleName(path.slice(end + 1)),
      directory: visibleName(path.slice(0, Math.max(0, end))),
    };
  });
}

/** Items are files, or for duplicates the locations of files that have several. */
export function releaseEpisode(episode: Episode, kind: ReleaseKind): ReleaseEpisode {
  const files = episode.Files ?? [];
  return {
    id: episode.IDs.ID,
    name: releaseEpisodeLabel(episode),
    items: files.flatMap((file) => itemsOfFile(file, kind.name === 'duplicates')),
    fileIds: files.map(({ ID }) => ID),
  };
}

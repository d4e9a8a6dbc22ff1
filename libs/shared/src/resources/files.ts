import { getServerVersion } from '@hondana/shared/session';
import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { sideOf } from '../api/serverVersion.ts';
import { write } from '../api/write.ts';
import { dashboardKeys, episodeKeys, fileKeys, fileStale, seriesKeys } from '../queryKeys.ts';
import { releasesIncluded } from './releasesIncluded.ts';

export type FileSummaryCriterion =
  components['schemas']['APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryGroupByCriteria'];

/** Version 6 ignores the old name without an error. */
function nameOnServer(name: string): string {
  return sideOf(getServerVersion()) === 'since6' ? name.replace('ImportFolder', 'ManagedFolder') : name;
}

/**
 * A series' files in groups of equal `groupBy` values, and its missing episodes. `includeEpisodeDetails` and
 * `includeLocationDetails` add a group's contents. Without `type`, credits, trailers and parodies are left out.
 * @example useQuery(seriesFileSummaryQuery({ seriesId: 1031, groupBy: ['GroupName', 'VideoResolution'] }));
 */
export const seriesFileSummaryQuery = read({
  path: 'WebUI/Series/{seriesId}/FileSummary',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  toInput: ({ groupBy, type, ...input }) => ({
    ...input,
    groupBy: groupBy?.map(nameOnServer).join(','),
    type: type?.join(','),
  }),
  // With locations it says what would be deleted.
  persist: ({ includeLocationDetails }) => includeLocationDetails !== true,
});

/** Has the server query AniDB about a file again. 400 when the file is gone from disk. */
export const rescanFile = write({
  method: 'POST',
  path: 'File/{fileId}/Rescan',
  role: 'user',
  stale: () => [fileKeys.all, episodeKeys.all],
});

export const addFileToMyList = write({ method: 'POST', path: 'File/{fileId}/AddToMyList', role: 'user' });

export const setFileVariation = write({
  method: 'PUT',
  path: 'File/{fileId}/Variation',
  role: 'user',
  stale: () => fileStale,
});

interface DeletedFile {
  readonly fileId: number;
  /** Also its folder, if otherwise empty. */
  readonly removeFolder: boolean;
}

/** Deletes a file from disk and from the database. */
export const deleteFile = write({
  method: 'DELETE',
  path: 'File/{fileId}',
  role: 'administrator',
  toInput: (file: DeletedFile) => ({ ...file, removeFiles: true }),
  stale: () => fileStale,
});

/** Deletes one location of a file, and its folder if otherwise empty. Deleting the last location removes the file. */
export const deleteFileLocation = write({
  method: 'DELETE',
  path: 'File/Location/{locationId}',
  role: 'administrator',
  toInput: ({ locationId }: { readonly locationId: number }) => ({
    locationId,
    deleteFile: true,
    deleteFolder: true,
  }),
  stale: () => fileStale,
});

/** `sortOrder` values; a leading minus reverses the order (facts 5.16). */
export type FileSorting =
  | 'ImportFolderName'
  | 'FileName'
  | 'CRC32'
  | 'FileSize'
  | 'CreatedAt'
  | 'RelativePath';

export interface FileListOptions {
  readonly include_only?: readonly ('Unrecognized' | 'Ignored' | 'ManualLinks' | 'Duplicates')[];
  readonly include?: readonly ('XRefs' | 'AbsolutePaths')[];
  readonly exclude?: readonly 'Unrecognized'[];
  readonly sortOrder?: readonly (FileSorting | `-${FileSorting}`)[];
  /** Fuzzy search in file paths; empty finds all. */
  readonly search?: string;
  readonly pageSize: number;
}

interface FileListInput {
  readonly sortOrder?: readonly string[] | undefined;
  readonly include?: readonly string[] | undefined;
}

/** Version 6 has files in no folder, too, if they are asked for: those whose import has not ended. */
function listedOnServer<I extends FileListInput>(input: I) {
  const sortOrder = input.sortOrder?.map(nameOnServer);
  return sideOf(getServerVersion()) === 'since6'
    ? { ...input, sortOrder, include: [...(input.include ?? []), 'ImportLimbo'] }
    : { ...input, sortOrder };
}

const filesQuery = read({
  path: 'File',
  role: 'user',
  toInput: listedOnServer,
  keyPrefix: () => fileKeys.all,
});
const fileSearchQuery = read({
  path: 'File/Search/{query}',
  role: 'user',
  toInput: listedOnServer,
  keyPrefix: () => fileKeys.all,
});

/** A trailing blank doesn't change the results, but keeps `.` and `..` valid; half a character finds nothing. */
function validSearchText(text: string): string {
  return text === '.' || text === '..' ? `${text} ` : text.toWellFormed();
}

/**
 * One page of files, all or those matching `search`. Pages count from 1, of at most 1,000 files.
 * @example useQuery(filePageQuery({ include_only: ['Unrecognized'], pageSize: 200 }, 1));
 */
export function filePageQuery({ search = '', ...options }: FileListOptions, page: number) {
  return search === ''
    ? filesQuery({ ...options, page })
    : fileSearchQuery({ ...options, query: validSearchText(search), page });
}

export const seriesFilesQuery = read({
  path: 'Series/{seriesId}/File',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => fileKeys.all,
});

/**
 * A file with its links, media information and AniDB data.
 * @example const { data: file } = useQuery(fileQuery({ fileId: 16395 }));
 */
export const fileQuery = read({
  path: 'File/{fileId}',
  role: 'user',
  defaults: { include: ['XRefs', 'MediaInfo', 'AbsolutePaths'] },
  toInput: releasesIncluded,
  keyPrefix: () => fileKeys.all,
});

/** The episodes a file is linked to; none when unrecognized. */
export const fileEpisodesQuery = read({
  path: 'File/{fileId}/Episode',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'] },
  keyPrefix: () => fileKeys.all,
});

/** Has the server hash a file again. 400 when the file is gone from disk. */
export const rehashFile = write({
  method: 'POST',
  path: 'File/{fileId}/Rehash',
  role: 'user',
  stale: () => [fileKeys.all],
});

/** Ignores a file, or restores it, by `value`. */
export const setFileIgnored = write({
  method: 'PUT',
  path: 'File/{fileId}/Ignore',
  role: 'user',
  stale: () => [fileKeys.all, dashboardKeys.all],
});

/** Unlinks a file from all its episodes, which makes it unrecognized. */
export const unlinkFile = write({
  method: 'DELETE',
  path: 'File/{fileId}/Link',
  role: 'user',
  toInput: ({ fileId }: { readonly fileId: number }) => ({ fileId, body: null }),
  stale: () => fileStale,
});

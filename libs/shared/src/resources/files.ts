import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { write } from '../api/write.ts';
import { dashboardKeys, episodeKeys, fileKeys, fileStale, seriesKeys } from './queryKeys.ts';

/** What the files of a summary can be grouped by. */
export type FileSummaryCriterion =
  components['schemas']['APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryGroupByCriteria'];

/**
 * What files a series has, in groups of equals by `groupBy`, and which episodes it lacks. A group says only what the
 * files are grouped by; `type` says of which episodes, without it credits, trailers and parodies are left out; with `includeEpisodeDetails` or `includeLocationDetails` also what it consists of.
 *
 * @example
 * const { data } = useQuery(seriesFileSummaryQuery({ seriesId: 1031, groupBy: ['GroupName', 'VideoResolution'] }));
 */
export const seriesFileSummaryQuery = read({
  path: 'WebUI/Series/{seriesId}/FileSummary',
  role: 'user',
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
  toInput: ({ groupBy, type, ...input }) => ({
    ...input,
    groupBy: groupBy?.join(','),
    type: type?.join(','),
  }),
});

/** Has the server ask AniDB about a file again. 400 when it lies nowhere any more. */
export const rescanFile = write({
  method: 'POST',
  path: 'File/{fileId}/Rescan',
  role: 'user',
  stale: () => [fileKeys.all, episodeKeys.all],
});

/** Adds a file to the AniDB MyList. */
export const addFileToMyList = write({ method: 'POST', path: 'File/{fileId}/AddToMyList', role: 'user' });

/** Says by `value` whether a file is a variation of another. */
export const setFileVariation = write({
  method: 'PUT',
  path: 'File/{fileId}/Variation',
  role: 'user',
  stale: () => fileStale,
});

interface DeletedFile {
  readonly fileId: number;
  /** Its folder as well, when nothing else is in it. */
  readonly removeFolder: boolean;
}

/** Deletes a file from the disk and forgets it. */
export const deleteFile = write({
  method: 'DELETE',
  path: 'File/{fileId}',
  role: 'administrator',
  toInput: (file: DeletedFile) => ({ ...file, removeFiles: true }),
  stale: () => fileStale,
});

/**
 * Deletes a file from one of the places it lies in, and the folder when nothing else is in it. With its last place the
 * file itself is forgotten.
 */
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

/** Values of `sortOrder`; a minus before one turns its order around (facts 5.16). */
export type FileSorting =
  | 'ImportFolderName'
  | 'FileName'
  | 'CRC32'
  | 'FileSize'
  | 'CreatedAt'
  | 'RelativePath';

export interface FileListOptions {
  /** Nothing but these. */
  readonly include_only?: readonly ('Unrecognized' | 'Ignored' | 'ManualLinks')[];
  readonly include?: readonly 'XRefs'[];
  readonly exclude?: readonly 'Unrecognized'[];
  readonly sortOrder?: readonly (FileSorting | `-${FileSorting}`)[];
  /** Occurs in the path of the file, fuzzily; all files without it. */
  readonly search?: string;
  readonly pageSize: number;
}

const filesQuery = read({ path: 'File', role: 'user', keyPrefix: () => fileKeys.all });
const fileSearchQuery = read({ path: 'File/Search/{query}', role: 'user', keyPrefix: () => fileKeys.all });

/** Any text can be searched for: a blank at its end changes nothing of what is found, half of a character finds nothing. */
function searchable(text: string): string {
  return text === '.' || text === '..' ? `${text} ` : text.toWellFormed();
}

/**
 * One page of files, all or those that `search` finds. The server counts pages from 1 and gives at most 1,000 files at
 * once.
 *
 * @example
 * const { data } = useQuery(filePageQuery({ include_only: ['Unrecognized'], pageSize: 200 }, 1));
 */
export function filePageQuery({ search = '', ...options }: FileListOptions, page: number) {
  return search === ''
    ? filesQuery({ ...options, page })
    : fileSearchQuery({ ...options, query: searchable(search), page });
}

/** Every file of a series. */
export const seriesFilesQuery = read({
  path: 'Series/{seriesId}/File',
  role: 'user',
  defaults: { pageSize: 0 },
  keyPrefix: () => fileKeys.all,
});

/**
 * All that is known of a file, with its links, its media and what AniDB says of it.
 *
 * @example
 * const { data: file } = useQuery(fileQuery({ fileId: 16395 }));
 */
export const fileQuery = read({
  path: 'File/{fileId}',
  role: 'user',
  defaults: { include: ['XRefs', 'MediaInfo', 'AbsolutePaths'], includeDataFrom: ['AniDB'] },
  keyPrefix: () => fileKeys.all,
});

/** The episodes that a file is of, none for an unrecognized one. */
export const fileEpisodesQuery = read({
  path: 'File/{fileId}/Episode',
  role: 'user',
  defaults: { includeDataFrom: ['AniDB'] },
  keyPrefix: () => fileKeys.all,
});

/** Has the server read a file from beginning to end again. 400 when it lies nowhere. */
export const rehashFile = write({
  method: 'POST',
  path: 'File/{fileId}/Rehash',
  role: 'user',
  stale: () => [fileKeys.all],
});

/** Puts a file aside, or back among the others, by `value`. */
export const setFileIgnored = write({
  method: 'PUT',
  path: 'File/{fileId}/Ignore',
  role: 'user',
  stale: () => [fileKeys.all, dashboardKeys.all],
});

/** Takes a file from all of its episodes; it is unrecognized then. */
export const unlinkFile = write({
  method: 'DELETE',
  path: 'File/{fileId}/Link',
  role: 'user',
  toInput: ({ fileId }: { readonly fileId: number }) => ({ fileId, body: null }),
  stale: () => fileStale,
});

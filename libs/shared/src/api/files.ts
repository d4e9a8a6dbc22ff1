import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { pathSegment } from './pathSegment.ts';
import { fileKeys, seriesKeys } from './queryKeys.ts';
import { read } from './read.ts';
import type { Episode, File, ListResult, SeriesFileSummary } from './types.ts';

/** What the files of a summary can be told apart by. */
export type FileSummaryCriterion =
  components['schemas']['APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryGroupByCriteria'];

/**
 * What files a series has, in groups of equals by `groupBy`, and which episodes it lacks. A group says only what the
 * files are told apart by.
 *
 * @example
 * const { data } = useQuery(seriesFileSummaryQuery({ seriesId: 1031, groupBy: ['GroupName', 'VideoResolution'] }));
 */
export const seriesFileSummaryQuery = read({
  path: 'WebUI/Series/{seriesId}/FileSummary',
  role: 'user',
  under: ({ seriesId }) => seriesKeys.one(seriesId),
  toInput: ({ groupBy, ...input }) => ({ ...input, groupBy: groupBy?.join(',') }),
});

/**
 * The same with what the groups consist of: episodes with their files, or places. Fetched anew each time, because
 * files are deleted by it.
 */
export async function fetchQuickSelectSummary(
  seriesId: number,
  groupBy: readonly FileSummaryCriterion[],
  details: 'episodes' | 'locations',
): Promise<SeriesFileSummary> {
  return request<SeriesFileSummary>({
    path: `WebUI/Series/${seriesId}/FileSummary`,
    query: {
      groupBy: groupBy.join(','),
      ...(details === 'episodes' ? { includeEpisodeDetails: true } : { includeLocationDetails: true }),
    },
  });
}

/** Has the server ask AniDB about a file again (`POST File/{id}/Rescan`). 400 when it lies nowhere any more. */
export async function rescanFile(fileId: number): Promise<void> {
  await request<void>({ method: 'POST', path: `File/${fileId}/Rescan` });
}

/** Adds a file to the AniDB MyList (`POST File/{id}/AddToMyList`). */
export async function addFileToMyList(fileId: number): Promise<void> {
  await request<void>({ method: 'POST', path: `File/${fileId}/AddToMyList` });
}

/** Says whether a file is a variation of another (`PUT File/{id}/Variation`). */
export async function setFileVariation(fileId: number, isVariation: boolean): Promise<void> {
  await request<void>({ method: 'PUT', path: `File/${fileId}/Variation`, query: { value: isVariation } });
}

export interface DeleteFileOptions {
  /** Its folder as well, when nothing else is in it. */
  readonly removeFolder: boolean;
}

/** Deletes a file from the disk and forgets it (`DELETE File/{id}`, administrators). */
export async function deleteFile(fileId: number, { removeFolder }: DeleteFileOptions): Promise<void> {
  await request<void>({
    method: 'DELETE',
    path: `File/${fileId}`,
    query: { removeFiles: true, removeFolder },
  });
}

/**
 * Deletes a file from one of the places it lies in, and the folder when nothing else is in it
 * (`DELETE File/Location/{id}`, administrators). With its last place the file itself is forgotten.
 */
export async function deleteFileLocation(locationId: number): Promise<void> {
  await request<void>({
    method: 'DELETE',
    path: `File/Location/${locationId}`,
    query: { deleteFile: true, deleteFolder: true },
  });
}

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
  readonly include_only?: 'Unrecognized' | 'Ignored' | 'ManualLinks';
  readonly include?: 'XRefs';
  readonly exclude?: 'Unrecognized';
  readonly sortOrder?: readonly (FileSorting | `-${FileSorting}`)[];
  /** Stands in the path of the file, more or less; all files without. */
  readonly search?: string;
  readonly pageSize: number;
}

/** Any text can be searched for: a blank at its end changes nothing of what is found, half of a character finds nothing. */
function searchSegment(text: string): string {
  const isStep = text === '.' || text === '..';
  return pathSegment(isStep ? `${text} ` : text.toWellFormed());
}

/**
 * One page of files (`GET File`, and `GET File/Search/{text}` where something is searched for). The server counts
 * pages from 1 and gives at most 1,000 files at once.
 *
 * @example
 * const { data } = useQuery(filePageQuery({ include_only: 'Unrecognized', pageSize: 200 }, 1));
 */
export function filePageQuery(options: FileListOptions, page: number) {
  const { search = '', ...query } = options;
  return queryOptions({
    queryKey: [...fileKeys.all, 'list', options, page] as const,
    queryFn: ({ signal }) =>
      request<ListResult<File>>({
        path: search === '' ? 'File' : `File/Search/${searchSegment(search)}`,
        query: { ...query, page },
        signal,
      }),
  });
}

/** Every file of a series (`GET Series/{id}/File`). */
export async function seriesFiles(seriesId: number, signal: AbortSignal): Promise<File[]> {
  const query = { pageSize: 0 };
  return (await request<ListResult<File>>({ path: `Series/${seriesId}/File`, query, signal })).List;
}

/**
 * All that is known of a file (`GET File/{id}`), with its links, its media and what AniDB says of it.
 *
 * @example
 * const { data: file } = useQuery(fileQuery(16395));
 */
export function fileQuery(fileId: number) {
  return queryOptions({
    queryKey: [...fileKeys.all, 'one', fileId] as const,
    queryFn: ({ signal }) =>
      request<File>({
        path: `File/${fileId}`,
        query: { include: ['XRefs', 'MediaInfo', 'AbsolutePaths'], includeDataFrom: 'AniDB' },
        signal,
      }),
  });
}

/**
 * The episodes that a file is of (`GET File/{id}/Episode`), none for an unrecognized one.
 *
 * @example
 * const { data: episodes } = useQuery(fileEpisodesQuery(16395));
 */
export function fileEpisodesQuery(fileId: number) {
  return queryOptions({
    queryKey: [...fileKeys.all, 'one', fileId, 'episodes'] as const,
    queryFn: ({ signal }) =>
      request<Episode[]>({
        path: `File/${fileId}/Episode`,
        query: { includeDataFrom: 'AniDB' },
        signal,
      }),
  });
}

/** Has the server read a file from beginning to end again (`POST File/{id}/Rehash`). 400 when it lies nowhere. */
export async function rehashFile(fileId: number): Promise<void> {
  await request<void>({ method: 'POST', path: `File/${fileId}/Rehash` });
}

/** Puts a file aside, or back among the others (`PUT File/{id}/Ignore`). */
export async function setFileIgnored(fileId: number, isIgnored: boolean): Promise<void> {
  await request<void>({ method: 'PUT', path: `File/${fileId}/Ignore`, query: { value: isIgnored } });
}

/** Takes a file from all of its episodes (`DELETE File/{id}/Link`); it is unrecognized then. */
export async function unlinkFile(fileId: number): Promise<void> {
  await request<void>({ method: 'DELETE', path: `File/${fileId}/Link`, body: null });
}

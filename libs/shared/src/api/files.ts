import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { seriesKeys } from './series.ts';
import type { SeriesFileSummary } from './types.ts';

/** What the files of a summary can be told apart by. */
export type FileSummaryCriterion =
  components['schemas']['APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryGroupByCriteria'];

/**
 * What files a series has, in groups of equals, and which episodes it lacks
 * (`GET WebUI/Series/{id}/FileSummary`). A group says only what the files are told apart by.
 *
 * @example
 * const { data } = useQuery(seriesFileSummaryQuery(1031, ['GroupName', 'VideoResolution']));
 */
export function seriesFileSummaryQuery(seriesId: number, groupBy: readonly FileSummaryCriterion[]) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'file-summary', { groupBy }] as const,
    queryFn: ({ signal }) =>
      request<SeriesFileSummary>({
        path: `WebUI/Series/${seriesId}/FileSummary`,
        query: { groupBy: groupBy.join(',') },
        signal,
      }),
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

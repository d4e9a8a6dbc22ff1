import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { mayRetry } from '@hondana/shared/http/ApiError';
import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import type { FileListOptions } from '@hondana/shared/resources/files';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { fetchAllFiles } from '../shared/fetchAllFiles.ts';
import { fileFacts } from '../shared/fileFacts.ts';
import type { FileList } from './useFileList.ts';
import { useLoadedFiles } from './useLoadedFiles.ts';

export interface CheckProgress {
  readonly completed: number;
  readonly total: number;
}

export type DifferingFiles = ReturnType<typeof useDifferingFiles>;

/**
 * The server can't filter by CRC32, so all files are fetched in large pages. Without cross-references: those take the
 * server longer than the files.
 */
export function useDifferingFiles(options: FileListOptions) {
  const client = useQueryClient();
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const isOn = parameters.get('crc') === 'differs';
  const [progress, setProgress] = useState<CheckProgress>();
  const { include: _, pageSize: __, ...query } = options;
  const id = JSON.stringify(query);
  const check = useQuery({
    queryKey: ['utilities', 'crc-differs', id],
    queryFn: async ({ signal }) => {
      setProgress(undefined);
      const onProgress = (completed: number, total: number) => setProgress({ completed, total });
      const files = await fetchAllFiles(client, query, { onProgress, signal });
      return files
        .map(fileFacts)
        .filter(({ nameOnDisk, crc32 }) => checkCrc(nameOnDisk, crc32) === 'differs');
    },
    enabled: isOn,
    retry: false,
    // Fetching all files is expensive: only refetched on demand, and after actions on this list.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: files, error, isFetching, refetch } = check;

  const turn = useCallback(
    (on: boolean) => {
      if (!on) void client.cancelQueries({ queryKey: ['utilities', 'crc-differs', id] });
      updateSearchParams({ crc: on ? 'differs' : undefined });
    },
    [client, id, updateSearchParams],
  );
  const loaded = useLoadedFiles(files);
  const again = useCallback(() => void refetch(), [refetch]);

  const list: FileList = {
    id: `crc ${id}`,
    ...loaded,
    inView: [],
    failed: error && !files ? [{ range: { first: 0, last: 0 }, error }] : [],
    retrying: isFetching,
    retry: error && mayRetry(error) ? again : undefined,
  };
  return { isOn, turn, again, progress: isFetching ? progress : undefined, isFetching, list };
}

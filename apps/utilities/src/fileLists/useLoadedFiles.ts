import { useCallback } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';

/** Gives loaded files the interface of a sparse list. Undefined until loaded. */
export function useLoadedFiles(files: readonly FileFacts[] | undefined) {
  const itemAt = useCallback((index: number): FileFacts | undefined => files?.[index], [files]);
  const itemsIn = useCallback(
    async (first: number, last: number): Promise<FileFacts[]> => files?.slice(first, last + 1) ?? [],
    [files],
  );
  const allItems = useCallback(async (): Promise<FileFacts[]> => [...(files ?? [])], [files]);
  return {
    total: files?.length,
    itemAt,
    itemsIn,
    allItems,
    /** Nothing to fetch for the view. */
    show: () => undefined,
  };
}

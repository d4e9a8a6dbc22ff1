import { useCallback } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';

/** Files that are all at hand, for a table that asks for what is in view; undefined until they are. */
export function useLoadedFiles(files: readonly FileFacts[] | undefined) {
  const itemAt = useCallback((index: number): FileFacts | undefined => files?.[index], [files]);
  const itemsIn = useCallback(
    async (first: number, last: number): Promise<FileFacts[]> => files?.slice(first, last + 1) ?? [],
    [files],
  );
  return {
    total: files?.length,
    itemAt,
    itemsIn,
    /** Nothing to do: what is fetched does not depend on the view. */
    show: () => undefined,
  };
}

import { selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { useSorting } from '../shared/useSorting.ts';
import type { FileKind } from './fileKinds.ts';
import { fileOperations } from './fileOperations.ts';
import { sortColumns, sortOrder } from './sortOrder.ts';
import { useDifferingFiles } from './useDifferingFiles.ts';
import { useFileList } from './useFileList.ts';
import { useFileSelection } from './useFileSelection.ts';

export type Files = ReturnType<typeof useFiles>;

export function useFiles(kind: FileKind) {
  const search = useSearchText('q');
  const isSearching = search.search !== '';
  const sorting = useSorting(sortColumns, isSearching ? undefined : kind.usual);
  const sort = sortOrder(sorting.sorting, isSearching);
  const options = { ...kind.list, sortOrder: sort, search: search.search };
  const found = useFileList(options);
  const differing = useDifferingFiles(options);
  const shown = differing.isOn ? differing.list : found;
  // The ID leaves out the order, which doesn't change what a list has. Without a search, it has all files.
  const list = { ...shown, tableKey: shown.id, id: differing.isOn ? `crc ${search.search}` : search.search };
  const selecting = useFileSelection(kind.name, list);
  const operation = useBulkOperation(fileOperations()[kind.name], (unfinished) => {
    selecting.change(selectOnly(unfinished));
    if (differing.isOn) differing.again();
  });
  return { search, sorting, differing, list, selecting, operation };
}

import type { Selection } from '@hondana/shared/lists/selection';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useListSelection } from '../shared/useListSelection.ts';
import type { FileKind } from './fileKinds.ts';
import { fileRuns } from './fileRuns.ts';
import type { FileList } from './useFileList.ts';

export type SelectedFiles = Selection<FileFacts>;

export type FileSelecting = ReturnType<typeof useFileSelection>;

/** Which files of a list are selected. What failed while somebody was elsewhere is selected still. */
export function useFileSelection(
  kind: FileKind['name'],
  list: Pick<FileList, 'total' | 'fileAt' | 'filesIn'>,
  /** Which files can be in the list. */
  isOwn: (file: FileFacts) => boolean = () => true,
) {
  return useListSelection({ total: list.total, itemAt: list.fileAt, itemsIn: list.filesIn }, () =>
    fileRuns()
      [kind].read()
      .failures.map(({ item }) => item)
      .filter(isOwn),
  );
}

import { selectedItems } from '@hondana/shared/bulk/allItems';
import { isSelected, listOf, type SelectableList } from '@hondana/shared/bulk/selection';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileList } from './useFileList.ts';
import type { SelectedFiles } from './useFileSelection.ts';

/** A list that files are selected from. */
export type SelectedFrom = SelectableList<FileFacts> & Pick<FileList, 'allFiles'>;

/**
 * The files that a selection stands for at this moment: those it names, or all except those of the list that it was
 * made in, which a search may have narrowed since.
 */
export async function selectedFiles(
  selection: SelectedFiles,
  shown: SelectedFrom,
  onProgress: (completed: number, total: number) => void,
  signal: AbortSignal,
): Promise<FileFacts[]> {
  if (!selection.isInverted || listOf(selection, shown) !== shown)
    return selectedItems(selection, shown, onProgress, signal);
  const files = await shown.allFiles(onProgress, signal);
  return files.filter(({ key }) => isSelected(selection, key));
}

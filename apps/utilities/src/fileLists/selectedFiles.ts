import { isSelected } from '@hondana/shared/bulk/selection';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileList } from './useFileList.ts';
import type { SelectedFiles } from './useFileSelection.ts';

/** The files that a selection stands for at this moment: those it names, or all of the list except those. */
export async function selectedFiles(
  selection: SelectedFiles,
  list: Pick<FileList, 'allFiles'>,
  onProgress: (through: number, of: number) => void,
  signal: AbortSignal,
): Promise<FileFacts[]> {
  if (!selection.isInverted) return [...selection.items.values()];
  const files = await list.allFiles(onProgress, signal);
  return files.filter(({ key }) => isSelected(selection, key));
}

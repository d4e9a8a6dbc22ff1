import { type SelectableList, type Selection, selectOnly } from '@hondana/shared/bulk/selection';
import { type Selecting, useSelection } from '@hondana/shared/bulk/useSelection';
import { atom } from 'jotai';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileKind } from './fileKinds.ts';
import { fileOperations } from './fileOperations.ts';

export type SelectedFiles = Selection<FileFacts>;

export type FileSelecting = Selecting<FileFacts>;

/** Starts with the files that failed while the user was on another page. */
export function useFileSelection(
  kind: FileKind['name'],
  list: SelectableList<FileFacts>,
  isOwn: (file: FileFacts) => boolean = () => true,
): FileSelecting {
  return useSelection(list, () => {
    const failed = fileOperations()[kind].read().failure?.items ?? [];
    return atom(selectOnly(failed.map(({ item }) => item).filter(isOwn)));
  });
}

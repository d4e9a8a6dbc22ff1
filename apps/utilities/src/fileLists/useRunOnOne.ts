import { selectOnly } from '@hondana/shared/bulk/selection';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FileAction } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileKind } from './fileKinds.ts';
import { fileOperations } from './fileOperations.ts';
import type { FileSelecting } from './useFileSelection.ts';

/** Runs an action on files, selected or not. Those that leave the list are deselected. */
export function useRunOnOne(kind: FileKind['name'], selecting: FileSelecting) {
  const client = useQueryClient();
  const latest = useRef(selecting);
  latest.current = selecting;
  return async (action: FileAction, files: readonly FileFacts[]): Promise<void> => {
    const { done } = await fileOperations()[kind].run(client, action, files);
    const { selection, change } = latest.current;
    if (action.confirmed === undefined || selection.isInverted) return;
    const gone = new Set(done.map(({ key }) => key));
    const left = [...selection.items.values()].filter(({ key }) => !gone.has(key));
    if (left.length < selection.items.size) change(selectOnly(left));
  };
}

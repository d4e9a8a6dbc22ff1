import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { DumpedFile } from './DumpedFile.ts';
import { dumpStateOf } from './dumpState.ts';
import { dumpStore } from './dumpStore.ts';
import type { FileFacts } from './fileFacts.ts';

export function useDumpedFiles(files: readonly FileFacts[]): readonly DumpedFile[] {
  const heard = useAtomValue(dumpStore().heardAtom);
  return useMemo(() => files.map((file) => ({ file, state: dumpStateOf(file, heard) })), [files, heard]);
}

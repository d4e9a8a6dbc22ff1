import {
  countOf,
  everything,
  extended,
  nothing,
  onlyThese,
  type Selection,
  toggled,
} from '@hondana/shared/lists/selection';
import { useEscape } from '@hondana/shared/overlays/layers';
import { notify } from '@hondana/shared/overlays/notices';
import { useCallback, useRef, useState } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileKind } from './fileKinds.ts';
import { fileRuns } from './fileRuns.ts';
import type { FileList } from './useFileList.ts';

export type SelectedFiles = Selection<FileFacts>;

export type FileSelecting = ReturnType<typeof useFileSelection>;

/** Which files of a list are selected, as in a file manager. Escape lets go of them. */
export function useFileSelection(kind: FileKind['name'], { total = 0, fileAt, filesIn }: FileList) {
  // What failed while somebody was elsewhere is selected still.
  const [selection, setSelection] = useState<SelectedFiles>(() =>
    onlyThese(fileRuns[kind].read().failures.map(({ file }) => file)),
  );
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);

  const [extending, setExtending] = useState(0);

  const extendTo = useCallback(
    (index: number) => {
      const from = anchor.current ?? focus.current;
      anchor.current = from;
      setExtending((before) => before + 1);
      const found = filesIn(Math.min(from, index), Math.max(from, index)).then(
        (files) => setSelection((before) => extended(before, files)),
        (error: unknown) =>
          notify({
            kind: 'error',
            title: 'The selection could not be extended',
            text: error instanceof Error ? error.message : undefined,
          }),
      );
      void found.finally(() => setExtending((before) => before - 1));
    },
    [filesIn],
  );

  /** A file was pressed: it alone, or with Ctrl it as well, or with Shift all up to it. */
  const press = useCallback(
    (index: number, keys: { readonly extend: boolean; readonly add: boolean }) => {
      const file = fileAt(index);
      if (keys.extend) extendTo(index);
      else if (file) {
        anchor.current = index;
        setSelection((before) => (keys.add ? toggled(before, file) : onlyThese([file])));
      }
      focus.current = index;
    },
    [fileAt, extendTo],
  );

  /** The focus has gone to a file; with `extend` the selection goes along. */
  const follow = useCallback(
    (index: number, extend: boolean) => {
      if (extend) extendTo(index);
      focus.current = index;
    },
    [extendTo],
  );

  const count = countOf(selection, total);
  useEscape(count > 0, () => setSelection(nothing()));
  return {
    selection,
    /** The files of a run are still being looked up. */
    isExtending: extending > 0,
    count,
    press,
    follow,
    selectAll: () => setSelection(everything()),
    change: setSelection,
  };
}

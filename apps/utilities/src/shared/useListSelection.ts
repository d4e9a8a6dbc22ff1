import {
  countOf,
  everything,
  extended,
  nothing,
  onlyThese,
  type Selectable,
  type Selection,
  toggled,
} from '@hondana/shared/lists/selection';
import { useEscape } from '@hondana/shared/overlays/layers';
import { notify } from '@hondana/shared/overlays/notices';
import { useCallback, useRef, useState } from 'react';
/** A list of which things can be selected. */
export interface SelectableList<Item extends Selectable> {
  readonly total: number | undefined;
  readonly itemAt: (index: number) => Item | undefined;
  /** Those of a run, both ends in it, fetched where they are not there yet. */
  readonly itemsIn: (first: number, last: number) => Promise<readonly Item[]>;
}

/** Which of a list are selected, as in a file manager. Escape lets go of them. */
export function useListSelection<Item extends Selectable>(
  { total = 0, itemAt, itemsIn }: SelectableList<Item>,
  /** What is selected at first: what failed while somebody was elsewhere. */
  initial: () => readonly Item[],
) {
  const [selection, setSelection] = useState<Selection<Item>>(() => onlyThese(initial()));
  /** Where a run begins; nowhere until something has been pressed. */
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);

  const [extending, setExtending] = useState(0);

  const extendTo = useCallback(
    (index: number, beginning: number) => {
      const from = anchor.current ?? beginning;
      anchor.current = from;
      setExtending((before) => before + 1);
      const found = itemsIn(Math.min(from, index), Math.max(from, index)).then(
        (items) => setSelection((before) => extended(before, items)),
        (error: unknown) =>
          notify({
            kind: 'error',
            title: 'The selection could not be extended',
            text: error instanceof Error ? error.message : undefined,
          }),
      );
      void found.finally(() => setExtending((before) => before - 1));
    },
    [itemsIn],
  );

  /** One was pressed: it alone, or with Ctrl it as well, or with Shift all up to it. */
  const press = useCallback(
    (index: number, keys: { readonly extend: boolean; readonly add: boolean }) => {
      const item = itemAt(index);
      if (keys.extend) extendTo(index, index);
      else if (item) {
        anchor.current = index;
        setSelection((before) => (keys.add ? toggled(before, item) : onlyThese([item])));
      }
      focus.current = index;
    },
    [itemAt, extendTo],
  );

  /** The focus has gone to one; with `extend` the selection goes along. */
  const follow = useCallback(
    (index: number, extend: boolean) => {
      if (extend) extendTo(index, focus.current);
      focus.current = index;
    },
    [extendTo],
  );

  const change = (next: Selection<Item>): void => {
    // What has been let go of is no beginning of a run.
    if (!next.isInverted && next.items.size === 0) anchor.current = undefined;
    setSelection(next);
  };
  const count = countOf(selection, total);
  useEscape(count > 0, () => change(nothing()));
  return {
    selection,
    /** Those of a run are still being looked up. */
    isExtending: extending > 0,
    count,
    press,
    follow,
    selectAll: () => setSelection(everything()),
    change,
  };
}

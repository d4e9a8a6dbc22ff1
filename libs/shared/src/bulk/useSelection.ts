import { errorText } from '@hondana/shared/http/ApiError';
import { useEscape } from '@hondana/shared/overlays/layers';
import { notify } from '@hondana/shared/overlays/notices';
import { atom, type PrimitiveAtom, useAtom } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import {
  countOf,
  everything,
  extended,
  isActive,
  isOnly,
  isSelected,
  listOf,
  nothing,
  onlyThese,
  type Selectable,
  type SelectableList,
  type Selection,
  toggled,
} from './selection.ts';

/** Which keys were held with a press. */
export interface PressKeys {
  /** Shift: all from the last one pressed. */
  readonly extend: boolean;
  /** Ctrl, or a box to tick: beside those that are selected. */
  readonly add: boolean;
}

export type Selecting<Item extends Selectable> = ReturnType<typeof useSelection<Item>>;

/**
 * Which of a list are selected, as in a file manager: a press takes one, with Ctrl one more, with Shift all from the
 * last one pressed, also where they are not loaded. Escape lets go of them. Where boxes are ticked, a press takes one
 * more: a press beside a box must not throw away what was chosen with care.
 *
 * @param makeAtom where the selection is held, for what is to outlive the screen; what is selected at first
 *
 * @example
 * const { selection, press } = useSelection(list);
 * const selecting = useSelection(list, () => atom(onlyThese(whatFailed)));
 */
export function useSelection<Item extends Selectable>(
  list: SelectableList<Item>,
  makeAtom: () => PrimitiveAtom<Selection<Item>> = () => atom(nothing<Item>()),
) {
  const { itemAt, itemsIn } = list;
  const [selectionAtom] = useState(makeAtom);
  const [selection, setSelection] = useAtom(selectionAtom);
  const [extending, setExtending] = useState(0);
  /** Where a range begins; nowhere until something has been pressed. */
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);
  /** What a press alone has selected: the next one takes another in its place. */
  const pressed = useRef<string>(undefined);

  const extendTo = useCallback(
    (index: number, beginning: number) => {
      const from = anchor.current ?? beginning;
      anchor.current = from;
      setExtending((before) => before + 1);
      itemsIn(Math.min(from, index), Math.max(from, index))
        .then(
          (items) => setSelection((before) => extended(before, items)),
          (error: unknown) =>
            notify({ kind: 'error', title: 'The selection could not be extended', text: errorText(error) }),
        )
        .finally(() => setExtending((before) => before - 1));
    },
    [itemsIn, setSelection],
  );
  const press = useCallback(
    (index: number, { extend, add }: PressKeys) => {
      const item = itemAt(index);
      if (extend) extendTo(index, index);
      else if (item) {
        const last = pressed.current;
        anchor.current = index;
        pressed.current = add ? undefined : item.key;
        setSelection((before) =>
          add || (isActive(before) && !isOnly(before, last)) ? toggled(before, item) : onlyThese([item]),
        );
      }
      focus.current = index;
    },
    [itemAt, extendTo, setSelection],
  );
  /** The focus has gone to one; with `extend` the selection goes along. */
  const follow = useCallback(
    (index: number, extend: boolean) => {
      if (extend) extendTo(index, focus.current);
      focus.current = index;
    },
    [extendTo],
  );
  const change = useCallback(
    (next: Selection<Item>) => {
      // What has been let go of is no beginning of a range.
      if (!next.isInverted && next.items.size === 0) anchor.current = undefined;
      setSelection(next);
    },
    [setSelection],
  );
  const clear = useCallback(() => change(nothing()), [change]);
  const count = countOf(selection, listOf(selection, list).total ?? 0);
  useEscape(isActive(selection), clear);
  return {
    selection,
    count,
    isActive: isActive(selection),
    has: (key: string): boolean => isSelected(selection, key),
    /** Those of a range are still being looked up. */
    isExtending: extending > 0,
    press,
    follow,
    selectAll: () => change(everything(list)),
    change,
    clear,
  };
}

import { errorText } from '@hondana/shared/http/ApiError';
import { useEscape } from '@hondana/shared/overlays/layers';
import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { atom, type PrimitiveAtom, useAtom } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import {
  addItems,
  countOf,
  emptySelection,
  isActive,
  isOnly,
  isSelected,
  listOf,
  type Selectable,
  type SelectableList,
  type Selection,
  selectAllOf,
  selectOnly,
  toggleItem,
} from './selection.ts';

export interface PressKeys {
  /** Shift: selects the range from the last press. */
  readonly extend: boolean;
  /** Ctrl, or a checkbox: adds to the selection. */
  readonly add: boolean;
}

export type Selecting<Item extends Selectable> = ReturnType<typeof useSelection<Item>>;

/**
 * Selection as in a file manager: a press selects one, with Ctrl one more, with Shift a range, loaded or not; Escape
 * clears. Once checkboxes are checked, a press adds one: a press beside a checkbox must not discard the selection.
 * @param makeAtom for an initial selection, or one that outlives the component
 * @example
 * const { selection, press } = useSelection(list);
 * const selecting = useSelection(list, () => atom(onlyThese(whatFailed)));
 */
export function useSelection<Item extends Selectable>(
  list: SelectableList<Item>,
  makeAtom: () => PrimitiveAtom<Selection<Item>> = () => atom(emptySelection<Item>()),
) {
  const { itemAt, itemsIn } = list;
  const [selectionAtom] = useState(makeAtom);
  const [selection, setSelection] = useAtom(selectionAtom);
  const [extending, setExtending] = useState(0);
  /** Start of a range; undefined until the first press. */
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);
  /** Key selected by a plain press; the next one replaces it. */
  const pressed = useRef<string>(undefined);

  const extendTo = useCallback(
    (index: number, beginning: number) => {
      const from = anchor.current ?? beginning;
      anchor.current = from;
      setExtending((before) => before + 1);
      itemsIn(Math.min(from, index), Math.max(from, index))
        .then(
          (items) => setSelection((before) => addItems(before, items)),
          (error: unknown) =>
            notify({ kind: 'error', title: t`The selection could not be extended`, text: errorText(error) }),
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
          add || (isActive(before) && !isOnly(before, last)) ? toggleItem(before, item) : selectOnly([item]),
        );
      }
      focus.current = index;
    },
    [itemAt, extendTo, setSelection],
  );
  /** Call when the focus moves; with `extend`, the selection extends to it. */
  const follow = useCallback(
    (index: number, extend: boolean) => {
      if (extend) extendTo(index, focus.current);
      focus.current = index;
    },
    [extendTo],
  );
  const change = useCallback(
    (next: Selection<Item>) => {
      // A cleared item must not start a range.
      if (!next.isInverted && next.items.size === 0) anchor.current = undefined;
      setSelection(next);
    },
    [setSelection],
  );
  const clear = useCallback(() => change(emptySelection()), [change]);
  const count = countOf(selection, listOf(selection, list).total ?? 0);
  useEscape(isActive(selection), clear);
  return {
    selection,
    count,
    isActive: isActive(selection),
    has: (key: string): boolean => isSelected(selection, key),
    /** Items of a range are being fetched. */
    isExtending: extending > 0,
    press,
    follow,
    selectAll: () => change(selectAllOf(list)),
    change,
    clear,
  };
}

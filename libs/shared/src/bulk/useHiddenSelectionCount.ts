import { useEffect, useMemo, useState } from 'react';
import { allItems } from './selectedItems.ts';
import { listOf, type Selectable, type SelectableList } from './selection.ts';
import type { Selecting } from './useSelection.ts';

/** Longer lists are not fetched just for this count. */
const maxFetched = 500;

type Keys = ReadonlySet<string>;

/** `some` if the number is unknown. */
export type HiddenCount = number | 'some';

/**
 * How many selected items are not in the list shown. None for a list with the ID `''`: it has all items.
 * @example <SelectionBar hiddenCount={useHiddenSelectionCount(selecting, list)} … />
 */
export function useHiddenSelectionCount<Item extends Selectable>(
  { selection, count }: Pick<Selecting<Item>, 'selection' | 'count'>,
  list: SelectableList<Item>,
): HiddenCount {
  const { id, total } = list;
  const isOfList = selection.isInverted && listOf(selection, list) === list;
  const mayHide = count > 0 && id !== undefined && id !== '' && !isOfList && total !== undefined;
  const keys = useKeys(list, mayHide && total <= maxFetched);
  return useMemo(() => {
    if (!mayHide) return 0;
    const { isInverted, items } = selection;
    const seen = keys ? [...items.keys()].filter((key) => keys.has(key)).length : countLoaded(items, list);
    if (!keys && seen < items.size) return 'some';
    return count - (isInverted ? total - seen : seen);
  }, [mayHide, selection, count, keys, list, total]);
}

function useKeys<Item extends Selectable>(
  { total = 0, itemsIn }: SelectableList<Item>,
  isWanted: boolean,
): Keys | undefined {
  const [fetched, setFetched] = useState<{ readonly by: unknown; readonly keys: Keys }>();
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    allItems({ total, itemsIn }, () => {}, signal)
      .then(
        (items) => signal.aborted || setFetched({ by: itemsIn, keys: new Set(items.map(({ key }) => key)) }),
      )
      // The loaded items are counted without it.
      .catch(() => {});
    return () => controller.abort();
  }, [isWanted, total, itemsIn]);
  return isWanted && fetched?.by === itemsIn ? fetched.keys : undefined;
}

function countLoaded<Item extends Selectable>(
  items: ReadonlyMap<string, unknown>,
  { total = 0, itemAt }: SelectableList<Item>,
): number {
  let seen = 0;
  for (let index = 0; index < total && seen < items.size; index += 1) {
    const item = itemAt(index);
    if (item && items.has(item.key)) seen += 1;
  }
  return seen;
}

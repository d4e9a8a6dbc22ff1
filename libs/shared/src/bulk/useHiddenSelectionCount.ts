import { useEffect, useMemo, useState } from 'react';
import { allItems } from './selectedItems.ts';
import { listOf, type Selectable, type SelectableList } from './selection.ts';
import type { Selecting } from './useSelection.ts';

/** Longer lists are not fetched only to be counted. */
const mostFetched = 500;

type Keys = ReadonlySet<string>;

/** How many, or `some` where that is not known. */
export type HiddenCount = number | 'some';

/**
 * How many of the selected are not in the list shown. All of a place, whose list has the ID `''`, are never out of sight.
 *
 * @example <SelectionBar hiddenCount={useHiddenSelectionCount(selecting, list)} … />
 */
export function useHiddenSelectionCount<Item extends Selectable>(
  { selection, count }: Pick<Selecting<Item>, 'selection' | 'count'>,
  list: SelectableList<Item>,
): HiddenCount {
  const { id, total } = list;
  const isOfList = selection.isInverted && listOf(selection, list) === list;
  const mayBe = count > 0 && id !== undefined && id !== '' && !isOfList && total !== undefined;
  const keys = useKeys(list, mayBe && total <= mostFetched);
  return useMemo(() => {
    if (!mayBe) return 0;
    const { isInverted, items } = selection;
    const seen = keys ? [...items.keys()].filter((key) => keys.has(key)).length : seenOf(items, list);
    if (!keys && seen < items.size) return 'some';
    return count - (isInverted ? total - seen : seen);
  }, [mayBe, selection, count, keys, list, total]);
}

/** What is in a list; undefined until it has been fetched. */
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
      // Those that have been seen are known all the same.
      .catch(() => {});
    return () => controller.abort();
  }, [isWanted, total, itemsIn]);
  return isWanted && fetched?.by === itemsIn ? fetched.keys : undefined;
}

/** How many of these are among the entries that have been fetched. */
function seenOf<Item extends Selectable>(
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

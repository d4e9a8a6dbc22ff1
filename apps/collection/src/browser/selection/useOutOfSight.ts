import { listOf } from '@hondana/shared/bulk/selection';
import { useEffect, useMemo, useState } from 'react';
import { allCards } from './allCards.ts';
import type { CardList, CardSelecting } from './useCardSelection.ts';

/** Longer lists are not fetched only to be counted. */
const mostFetched = 500;

type Keys = ReadonlySet<string>;

/** How many of the selected are not in the list shown; `some` where that is not known. */
export function useOutOfSight({ selection, count }: CardSelecting, list: CardList): number | 'some' {
  const { id, total } = list;
  const isOfList = selection.isInverted && listOf(selection, list) === list;
  const mayBe = count > 0 && id !== '' && !isOfList && total !== undefined;
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
function useKeys({ total = 0, itemsIn }: CardList, isWanted: boolean): Keys | undefined {
  const [fetched, setFetched] = useState<{ readonly by: CardList['itemsIn']; readonly keys: Keys }>();
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    allCards({ total, itemsIn }, () => {}, signal)
      .then(
        (cards) => signal.aborted || setFetched({ by: itemsIn, keys: new Set(cards.map(({ key }) => key)) }),
      )
      // Those that have been seen are known all the same.
      .catch(() => {});
    return () => controller.abort();
  }, [isWanted, total, itemsIn]);
  return isWanted && fetched?.by === itemsIn ? fetched.keys : undefined;
}

/** How many of these are among the entries that have been fetched. */
function seenOf(items: ReadonlyMap<string, unknown>, { total = 0, itemAt }: CardList): number {
  let seen = 0;
  for (let index = 0; index < total && seen < items.size; index += 1) {
    const card = itemAt(index);
    if (card && items.has(card.key)) seen += 1;
  }
  return seen;
}

import { errorText } from '@hondana/shared/api/ApiError';
import { listOf, nothing, onlyThese } from '@hondana/shared/bulk/selection';
import { notify } from '@hondana/shared/overlays/notices';
import { useEffect } from 'react';
import { selectedCards } from './selectedSeries.ts';
import type { CardList, CardSelecting } from './useCardSelection.ts';

/**
 * Looks up what is selected when that is all but some of a list that is no longer shown: only then is it known which
 * cards of the present list belong to it. All but some of the whole place need no look-up: every list is part of that.
 *
 * @returns whether they are being looked up
 */
export function useFormerList({ selection, change }: CardSelecting, shown: CardList): boolean {
  const list = listOf(selection, shown);
  const isFormer = selection.isInverted && list !== shown && list.id !== '';
  useEffect(() => {
    if (!isFormer) return;
    const controller = new AbortController();
    const { signal } = controller;
    selectedCards(selection, list, () => {}, signal)
      .then((cards) => signal.aborted || change(onlyThese(cards)))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        change(nothing());
        notify({ kind: 'error', title: 'The selection could not be kept', text: errorText(error) });
      });
    return () => controller.abort();
  }, [isFormer, selection, list, change]);
  return isFormer;
}

import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { useEffect } from 'react';
import { selectedItems } from './selectedItems.ts';
import { listOf, nothing, onlyThese, type Selectable, type SelectableList } from './selection.ts';
import type { Selecting } from './useSelection.ts';

/**
 * Looks up what is selected when that is all but some of a list that is no longer shown: only then is it known which
 * of the present list belong to it. All but some of the whole place, whose list has the ID `''`, need no look-up: every
 * list is part of that.
 *
 * @returns whether they are being looked up
 *
 * @example const isLookingUp = useResolveHiddenSelection(selecting, list);
 */
export function useResolveHiddenSelection<Item extends Selectable>(
  { selection, change }: Pick<Selecting<Item>, 'selection' | 'change'>,
  shown: SelectableList<Item>,
): boolean {
  const list = listOf(selection, shown);
  const isFormer = selection.isInverted && list !== shown && list.id !== '';
  useEffect(() => {
    if (!isFormer) return;
    const controller = new AbortController();
    const { signal } = controller;
    selectedItems(selection, list, () => {}, signal)
      .then((items) => signal.aborted || change(onlyThese(items)))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        change(nothing());
        notify({ kind: 'error', title: 'The selection could not be kept', text: errorText(error) });
      });
    return () => controller.abort();
  }, [isFormer, selection, list, change]);
  return isFormer;
}

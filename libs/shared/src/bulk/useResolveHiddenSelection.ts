import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { selectedItems } from './selectedItems.ts';
import { emptySelection, listOf, type Selectable, type SelectableList, selectOnly } from './selection.ts';
import type { Selecting } from './useSelection.ts';

/**
 * Looks up the items of an inverted selection once its list is no longer shown, to know which of the new list are
 * selected. A list with the ID `''` needs no look-up: every list is part of it.
 * @returns whether they are being looked up
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
      .then((items) => signal.aborted || change(selectOnly(items)))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        change(emptySelection());
        notify({ kind: 'error', title: t`The selection could not be kept`, text: errorText(error) });
      });
    return () => controller.abort();
  }, [isFormer, selection, list, change]);
  return isFormer;
}

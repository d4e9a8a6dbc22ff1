import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('selectionchange', listener);
  return () => document.removeEventListener('selectionchange', listener);
}

/** Whether text within an element is selected. */
export function useHasSelection(within: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(subscribe, () => {
    const selection = getSelection();
    return (
      selection !== null && !selection.isCollapsed && within.current?.contains(selection.anchorNode) === true
    );
  });
}

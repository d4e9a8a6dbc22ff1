import { type RefObject, useSyncExternalStore } from 'react';
import { isTextSelected } from '../shared/isTextSelected.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('selectionchange', listener);
  return () => document.removeEventListener('selectionchange', listener);
}

export function useHasSelection(within: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(subscribe, () => isTextSelected(within.current));
}

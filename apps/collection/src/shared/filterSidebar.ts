import { useSyncExternalStore } from 'react';

/** Open or closed for every list alike, so that it stays as it is on the way into a group and back. */
let isOpen = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openFilterSidebar(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Whether the sidebar with the filter's conditions is open. */
export function useFilterSidebarOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useSyncExternalStore } from 'react';
import { openFilterSidebar, useFilterSidebarOpen } from '../shared/filterSidebar.ts';
import { FilterAside } from './FilterAside.tsx';

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);
const FilterConditions = lazyPart(async () => (await import('./FilterConditions.tsx')).FilterConditions);

const close = (): void => openFilterSidebar(false);

/** The filter's conditions: beside the list where there is room, over it on a phone. */
export function FilterSidebar() {
  const isOpen = useFilterSidebarOpen();
  const isBeside = useSyncExternalStore(subscribeWidth, isWide);
  if (!isOpen) return null;
  const conditions = <FilterConditions />;
  return isBeside ? (
    <FilterAside onClose={close}>{conditions}</FilterAside>
  ) : (
    <FilterSheet onClose={close}>{conditions}</FilterSheet>
  );
}

const wide = window.matchMedia('(width >= 1024px)');

function isWide(): boolean {
  return wide.matches;
}

function subscribeWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

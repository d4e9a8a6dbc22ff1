import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { FilterAside } from './FilterAside.tsx';
import { filterSidebarOpenAtom } from './filterSidebar.ts';

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './FilterSheet.tsx')).FilterSheet,
);
const FilterConditions = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './FilterConditions.tsx')).FilterConditions,
);

const FilterTreeDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './tree/FilterTreeDialog.tsx')).FilterTreeDialog,
);

/** The filter's conditions: beside the list where there is room, over it on a phone. */
export function FilterSidebar() {
  const [isOpen, setOpen] = useAtom(filterSidebarOpenAtom);
  const Place = useMediaQuery('(width >= 64em)') ? FilterAside : FilterSheet;
  const [isTreeOpen, setTreeOpen] = useState(false);
  if (!isOpen) return null;
  return (
    <>
      <Place onClose={() => setOpen(false)}>
        <FilterConditions onEditTree={() => setTreeOpen(true)} />
      </Place>
      {/* Beside the place, which is another one when the window is turned. */}
      {isTreeOpen && <FilterTreeDialog onClosed={() => setTreeOpen(false)} />}
    </>
  );
}

import { lazyPart } from '@hondana/shared/ahead/lazyPart';
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

export function FilterSidebar() {
  const [isOpen, setOpen] = useAtom(filterSidebarOpenAtom);
  const Layout = useMediaQuery('(width >= 64em)') ? FilterAside : FilterSheet;
  const [isTreeOpen, setTreeOpen] = useState(false);
  if (!isOpen) return null;
  return (
    <>
      <Layout onClose={() => setOpen(false)}>
        <FilterConditions onEditTree={() => setTreeOpen(true)} />
      </Layout>
      {/* Outside, so that it stays open when the layout changes. */}
      {isTreeOpen && <FilterTreeDialog onClosed={() => setTreeOpen(false)} />}
    </>
  );
}

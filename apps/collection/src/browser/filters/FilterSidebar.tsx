import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { useAtom } from 'jotai';
import { FilterAside } from './FilterAside.tsx';
import { filterSidebarOpenAtom } from './filterSidebar.ts';

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './FilterSheet.tsx')).FilterSheet,
);
const FilterConditions = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './FilterConditions.tsx')).FilterConditions,
);

/** The filter's conditions: beside the list where there is room, over it on a phone. */
export function FilterSidebar() {
  const [isOpen, setOpen] = useAtom(filterSidebarOpenAtom);
  const Place = useMediaQuery('(width >= 64em)') ? FilterAside : FilterSheet;
  if (!isOpen) return null;
  return (
    <Place onClose={() => setOpen(false)}>
      <FilterConditions />
    </Place>
  );
}

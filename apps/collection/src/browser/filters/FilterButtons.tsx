import type { FilterSorting } from '@hondana/shared/api/types';
import { useParams } from '@hondana/shared/navigation';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { filterIcon, folderIcon, sortIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useAtom } from 'jotai';
import { useState } from 'react';
import styles from './FilterButtons.module.css';
import { filterSidebarOpenAtom } from './filterSidebar.ts';
import { useListAddress } from './useListAddress.ts';

const PresetsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './PresetsDialog.tsx')).PresetsDialog,
);
const SortDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './SortDialog.tsx')).SortDialog,
);

interface FilterButtonsProps {
  /** The order of the list when the person has chosen none. */
  readonly ownSorting: FilterSorting | undefined;
  /** Inside a group there are no presets to choose. */
  readonly inGroup: boolean;
}

/** Order, presets, and the switch of the sidebar. */
export function FilterButtons({ ownSorting, inGroup }: FilterButtonsProps) {
  const [isOpen, setOpen] = useAtom(filterSidebarOpenAtom);
  const { filterId } = useParams();
  const { live, setLive } = useListAddress();
  const [sortOpen, setSortOpen] = useState(false);
  const [presetsOpen, setPresetsOpen] = useState(false);

  const toggle = (): void => {
    setOpen(!isOpen);
    // A list without a filter becomes the live filter's.
    if (!isOpen && filterId === undefined) setLive(live);
  };

  return (
    <div className={styles.buttons}>
      <IconButton icon={sortIcon} label="Sort" aria-haspopup="dialog" onClick={() => setSortOpen(true)} />
      {!inGroup && (
        <IconButton
          icon={folderIcon}
          label="Filter Presets"
          aria-haspopup="dialog"
          onClick={() => setPresetsOpen(true)}
        />
      )}
      <IconButton icon={filterIcon} label="Filter" aria-expanded={isOpen} onClick={toggle} />
      {sortOpen && <SortDialog ownSorting={ownSorting} onClosed={() => setSortOpen(false)} />}
      {presetsOpen && <PresetsDialog onClosed={() => setPresetsOpen(false)} />}
    </div>
  );
}

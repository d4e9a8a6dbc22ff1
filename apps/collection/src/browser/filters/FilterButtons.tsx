import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { filterIcon, folderIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { type Ref, useState } from 'react';
import { ToolButton } from '../ToolButton.tsx';
import styles from './FilterButtons.module.css';
import { filterSidebarOpenAtom } from './filterSidebar.ts';
import { useListAddress } from './useListAddress.ts';

const PresetsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './PresetsDialog.tsx')).PresetsDialog,
);

interface FilterButtonsProps {
  /** Groups have no presets to choose from. */
  readonly inGroup: boolean;
  readonly toggleRef: Ref<HTMLButtonElement>;
}

export function FilterButtons({ inGroup, toggleRef }: FilterButtonsProps) {
  const [isOpen, setOpen] = useAtom(filterSidebarOpenAtom);
  const { showLive } = useListAddress();
  const [presetsOpen, setPresetsOpen] = useState(false);

  const toggle = (): void => {
    setOpen(!isOpen);
    if (!isOpen) showLive();
  };

  return (
    <>
      <div className={styles.buttons}>
        {!inGroup && (
          <ToolButton
            icon={folderIcon}
            label={t`Filter Presets`}
            word={t`Presets`}
            aria-haspopup="dialog"
            onClick={() => setPresetsOpen(true)}
          />
        )}
        <ToolButton
          ref={toggleRef}
          icon={filterIcon}
          label={t`Filter`}
          word={t`Filter`}
          aria-expanded={isOpen}
          onClick={toggle}
        />
      </div>
      {presetsOpen && <PresetsDialog onClosed={() => setPresetsOpen(false)} />}
    </>
  );
}

import { PageTools, useSearchParams } from '@hondana/shared/navigation';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { slidersIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import type { Ref } from 'react';
import { type DisplayTab, displayTabs } from '../displaySettings/displayTabs.ts';

const DisplaySettings = lazyPart(
  async () => (await import('../displaySettings/DisplaySettingsDialog.tsx')).DisplaySettingsDialog,
);

/** The part of the address that opens the display settings, and at which tab. */
const parameter = 'settings';

interface BoardToolsProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isArranging: boolean;
  readonly onArrange: () => void;
}

/** The dashboard's own button in the top navigation, and the dialog that it opens. */
export function BoardTools({ ref, isArranging, onArrange }: BoardToolsProps) {
  const [search, setSearch] = useSearchParams();
  const tab = displayTabs.find((name) => name === search.get(parameter));

  const show = (next: DisplayTab | undefined, replace: boolean): void =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set(parameter, next);
        else changed.delete(parameter);
        return changed;
      },
      { replace, preventScrollReset: true },
    );

  return (
    <>
      <PageTools>
        <IconButton
          ref={ref}
          icon={slidersIcon}
          label="Dashboard Settings"
          aria-haspopup="dialog"
          disabled={isArranging}
          onClick={() => show('widgets', false)}
        />
      </PageTools>
      {tab && !isArranging && (
        <DisplaySettings
          tab={tab}
          onTab={(next) => show(next, true)}
          onClose={(next) => {
            show(undefined, true);
            if (next === 'arrange') onArrange();
          }}
        />
      )}
    </>
  );
}

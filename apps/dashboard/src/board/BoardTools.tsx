import {
  PageTools,
  useGetLocation,
  useNavigate,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { slidersIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { type Ref, useEffect, useState } from 'react';
import { displayTabs } from '../displaySettings/displayTabs.ts';

const DisplaySettings = lazyPart(
  async () => (await import('../displaySettings/DisplaySettingsDialog.tsx')).DisplaySettingsDialog,
);

/** The part of the address that opens the display settings, and at which tab. */
const parameter = 'settings';

/** Marks the step of the history that opened them, so that closing takes the step back. */
const opened = 'display-settings';

interface BoardToolsProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isArranging: boolean;
  readonly onArrange: () => void;
}

/** The dashboard's own button in the top navigation, and the dialog that it opens. */
export function BoardTools({ ref, isArranging, onArrange }: BoardToolsProps) {
  const [search] = useSearchParams();
  const tab = displayTabs.find((name) => name === search.get(parameter));

  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const navigate = useNavigate();

  // A step back takes a moment; arranging begins after it, or the focus would go with it.
  const [willArrange, setArranging] = useState(false);
  useEffect(() => {
    if (!willArrange || tab) return;
    setArranging(false);
    onArrange();
  }, [willArrange, tab, onArrange]);
  const close = (): void => {
    if (getLocation().state === opened) void navigate(-1);
    else updateSearchParams({ [parameter]: undefined });
  };

  return (
    <>
      <PageTools>
        <IconButton
          ref={ref}
          icon={slidersIcon}
          label="Dashboard Settings"
          aria-haspopup="dialog"
          disabled={isArranging}
          onClick={() => updateSearchParams({ [parameter]: 'widgets' }, { replace: false, state: opened })}
        />
      </PageTools>
      {tab && !isArranging && (
        <DisplaySettings
          tab={tab}
          onTab={(next) => updateSearchParams({ [parameter]: next })}
          onClose={(next) => {
            close();
            setArranging(next === 'arrange');
          }}
        />
      )}
    </>
  );
}

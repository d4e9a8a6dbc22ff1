import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import {
  PageTools,
  useGetLocation,
  useNavigate,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { slidersIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { type Ref, useEffect, useState } from 'react';
import { displayTabs } from '../displaySettings/displayTabs.ts';

const DisplaySettings = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '../displaySettings/DisplaySettingsDialog.tsx'))
      .DisplaySettingsDialog,
);

const tabParameter = 'settings';

/** State of the history entry that opened them; closing then goes back. */
const openedState = 'display-settings';

interface BoardToolsProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isArranging: boolean;
  readonly onArrange: () => void;
}

export function BoardTools({ ref, isArranging, onArrange }: BoardToolsProps) {
  const [search] = useSearchParams();
  const tab = displayTabs.find((name) => name === search.get(tabParameter));

  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const navigate = useNavigate();

  // Going back is asynchronous; arranging earlier would lose the focus.
  const [willArrange, setArranging] = useState(false);
  useEffect(() => {
    if (!willArrange || tab) return;
    setArranging(false);
    onArrange();
  }, [willArrange, tab, onArrange]);
  const close = (): void => {
    if (getLocation().state === openedState) void navigate(-1);
    else updateSearchParams({ [tabParameter]: undefined });
  };

  return (
    <>
      <PageTools>
        <IconButton
          ref={ref}
          icon={slidersIcon}
          label={t`Dashboard Settings`}
          aria-haspopup="dialog"
          disabled={isArranging}
          onClick={() =>
            updateSearchParams({ [tabParameter]: 'widgets' }, { replace: false, state: openedState })
          }
        />
      </PageTools>
      {tab && !isArranging && (
        <DisplaySettings
          tab={tab}
          onTab={(next) => updateSearchParams({ [tabParameter]: next })}
          onClose={(next) => {
            close();
            setArranging(next === 'arrange');
          }}
        />
      )}
    </>
  );
}

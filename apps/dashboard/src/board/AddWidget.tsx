import { Menu, MenuItem } from '@hondana/shared/overlays/menu';
import { useContributions } from '@hondana/shared/remote/slots';
import type { WebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isSwitchedOff, widgetKey } from '../shared/widgets.ts';
import { addWidgetId, focusHandle } from './arrangeFocus.ts';
import type { Arrangement } from './useArrangement.ts';

interface AddWidgetProps {
  readonly settings: WebUiSettings;
  readonly hidden: Arrangement['hidden'];
  readonly onChange: (change: Partial<Arrangement>) => void;
}

export function AddWidget({ settings, hidden, onChange }: AddWidgetProps) {
  const isCombined = settings.dashboard.combineContinueWatching;
  const offers = useContributions('dashboard.widget')
    .map(({ key, title }) => ({ key: widgetKey(key), title }))
    .filter(({ key }) => isSwitchedOff(key, settings) && !(isCombined && key === 'continueWatching'));
  if (offers.length === 0) return null;
  return (
    <Menu
      side="top"
      trigger={
        <Button id={addWidgetId} size="small" icon={plusIcon}>
          <Trans>Add widget</Trans>
        </Button>
      }
    >
      {offers.map(({ key, title }) => (
        <MenuItem
          key={key}
          onClick={() => {
            onChange({
              hidden: { ...hidden, [key]: false },
              selected: undefined,
              said: t`${title} is shown`,
            });
            focusHandle(key);
          }}
        >
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

import { useContributions } from '@hondana/shared/remote/slots';
import type { WebUiSettings } from '@hondana/shared/settings';
import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { isSwitchedOff, widgetKey } from '../shared/widgets.ts';
import styles from './DisplaySettingsDialog.module.css';
import type { DisplayDraft } from './displayDraft.ts';

interface AvailableWidgetsProps {
  readonly savedSettings: WebUiSettings;
  readonly draft: DisplayDraft;
  readonly onChange: (draft: DisplayDraft) => void;
}

export function AvailableWidgets({ savedSettings, draft, onChange }: AvailableWidgetsProps) {
  const isCombined = draft.options.combineContinueWatching ?? savedSettings.dashboard.combineContinueWatching;
  const offers = useContributions('dashboard.widget').map(({ key, title }) => ({
    key: widgetKey(key),
    title,
  }));
  return (
    <div className={styles.list}>
      {offers
        .filter(({ key }) => !(isCombined && key === 'continueWatching'))
        .map(({ key, title }) => (
          <Switch
            key={key}
            label={t`Hide ${title}`}
            checked={draft.hidden[key] ?? isSwitchedOff(key, savedSettings)}
            onChange={(isOff) => onChange({ ...draft, hidden: { ...draft.hidden, [key]: isOff } })}
          />
        ))}
    </div>
  );
}

import { useContributions } from '@hondana/shared/remote/slots';
import type { WebUiSettings } from '@hondana/shared/settings';
import { Switch } from '@hondana/shared/ui/Switch';
import { isSwitchedOff, widgetKey } from '../shared/widgets.ts';
import styles from './DisplaySettingsDialog.module.css';
import type { DisplayDraft } from './displayDraft.ts';

interface AvailableWidgetsProps {
  readonly kept: WebUiSettings;
  readonly draft: DisplayDraft;
  readonly onChange: (draft: DisplayDraft) => void;
}

/** Which widgets are not to be shown: of those that this person may see at all. */
export function AvailableWidgets({ kept, draft, onChange }: AvailableWidgetsProps) {
  const isCombined = draft.options.combineContinueWatching ?? kept.dashboard.combineContinueWatching;
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
            label={`Hide ${title}`}
            checked={draft.hidden[key] ?? isSwitchedOff(key, kept)}
            onChange={(isOff) => onChange({ ...draft, hidden: { ...draft.hidden, [key]: isOff } })}
          />
        ))}
    </div>
  );
}

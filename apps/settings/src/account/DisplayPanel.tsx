import { Select } from '@hondana/shared/overlays/select';
import { useWebUiSettings } from '@hondana/shared/settings';
import { useDisplaySettings } from '@hondana/shared/themes/useDisplaySettings';
import { Panel } from '@hondana/shared/ui/Panel';
import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import layout from '../shared/fields/stack.module.css';
import styles from './DisplayPanel.module.css';

/** Stored in this browser, because the server stores these settings only for administrators. */
export function DisplayPanel() {
  const notifications = useWebUiSettings((settings) => settings.notifications);
  const position = useWebUiSettings((settings) => settings.toastPosition);
  const { theme, themes, set } = useDisplaySettings();
  return (
    <Panel title={t`Display`}>
      <div className={layout.stack}>
        <p className={styles.hint}>
          <Trans>Saved immediately, in this browser.</Trans>
        </p>
        <div data-setting="place:theme">
          <Select
            label={t`Theme`}
            options={themes}
            value={theme}
            onChange={(chosen) => set((settings) => ({ ...settings, theme: chosen }))}
          />
        </div>
        <div data-setting="place:notifications">
          <Switch
            label={t`Global Notifications`}
            description={t`When off, only errors and notices with an action are shown.`}
            checked={notifications}
            onChange={(isOn) => set((settings) => ({ ...settings, notifications: isOn }))}
          />
        </div>
        <div data-setting="place:position">
          <Select
            label={t`Notification Position`}
            options={[
              { value: 'bottom-right', label: t`Bottom Right` },
              { value: 'top-right', label: t`Top Right` },
            ]}
            value={position}
            onChange={(toastPosition) => set((settings) => ({ ...settings, toastPosition }))}
          />
        </div>
      </div>
    </Panel>
  );
}

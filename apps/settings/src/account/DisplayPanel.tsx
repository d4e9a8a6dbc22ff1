import { Select } from '@hondana/shared/overlays/select';
import { useWebUiSettings } from '@hondana/shared/settings';
import { useDisplaySettings } from '@hondana/shared/themes/useDisplaySettings';
import { Panel } from '@hondana/shared/ui/Panel';
import { Switch } from '@hondana/shared/ui/Switch';
import layout from '../shared/fields/stack.module.css';
import styles from './DisplayPanel.module.css';

/** Stored in this browser, because the server stores these settings only for administrators. */
export function DisplayPanel() {
  const notifications = useWebUiSettings((settings) => settings.notifications);
  const position = useWebUiSettings((settings) => settings.toastPosition);
  const { theme, themes, set } = useDisplaySettings();
  return (
    <Panel title="Display">
      <div className={layout.stack}>
        <p className={styles.hint}>Saved immediately, in this browser.</p>
        <div data-setting="place:theme">
          <Select
            label="Theme"
            options={themes}
            value={theme}
            onChange={(chosen) => set((settings) => ({ ...settings, theme: chosen }))}
          />
        </div>
        <div data-setting="place:notifications">
          <Switch
            label="Global Notifications"
            description="When off, only errors and notices with an action are shown."
            checked={notifications}
            onChange={(isOn) => set((settings) => ({ ...settings, notifications: isOn }))}
          />
        </div>
        <div data-setting="place:position">
          <Select
            label="Notification Position"
            options={[
              { value: 'bottom-right', label: 'Bottom Right' },
              { value: 'top-right', label: 'Top Right' },
            ]}
            value={position}
            onChange={(toastPosition) => set((settings) => ({ ...settings, toastPosition }))}
          />
        </div>
      </div>
    </Panel>
  );
}

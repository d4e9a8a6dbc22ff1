import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import styles from './PluginsPage.module.css';

export function SafeMode() {
  return (
    <Panel title="Safe Mode">
      <div className={styles.stack}>
        <p>
          If a plugin or theme makes the interface unusable, add <code>?safe-mode</code> to the address. It
          then starts without them until you close it, and you can disable or remove the cause here.
        </p>
        <div className={styles.actions}>
          <LinkButton size="small" href="settings/plugins?safe-mode">
            Open in safe mode
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

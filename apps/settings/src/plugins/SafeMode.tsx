import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './PluginsPage.module.css';

export function SafeMode() {
  return (
    <Panel title={t`Safe Mode`}>
      <div className={styles.stack}>
        <p>
          <Trans>
            If a plugin or theme makes the interface unusable, add <code>?safe-mode</code> to the address. It
            then starts without them until you close it, and you can disable or remove the cause here.
          </Trans>
        </p>
        <div className={styles.actions}>
          <LinkButton size="small" href="settings/plugins?safe-mode">
            <Trans>Open in safe mode</Trans>
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

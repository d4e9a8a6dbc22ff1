import type { components } from '@hondana/shared/api/generated/schema';
import { Link } from '@hondana/shared/navigation';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { ServerControlDialog } from '@hondana/shared/serverControl/ServerControlDialog';
import { useServerControls } from '@hondana/shared/serverControl/serverControls';
import { Button } from '@hondana/shared/ui/Button';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './RestartDialog.module.css';

interface RestartDialogProps {
  readonly waiting: readonly components['schemas']['APIv3.Configuration.ConfigurationInfo'][];
  readonly onClose: () => void;
}

/** What waits for a restart, and the restart where it is allowed. */
export function RestartDialog({ waiting, onClose }: RestartDialogProps) {
  const mayRestart = useServerControls().includes('restart');
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <ServerControlDialog control="restart" onClose={onClose} />;
  return (
    <Dialog
      open
      size="small"
      title={t`Server restart required`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        mayRestart && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            <Trans>Restart…</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>These configurations have changes that take effect when Shoko Server is restarted:</Trans>
      </p>
      <ul className={styles.list}>
        {waiting.map(({ ID, Name, RestartPendingFor: { length: count } }) => (
          <li key={ID}>
            <Link to={`/settings/configurations/${ID}`} onClick={onClose}>
              {Name}
            </Link>
            <span className={styles.count}>
              {t`${plural(count, { one: '# change', other: '# changes' })}`}
            </span>
          </li>
        ))}
      </ul>
      {!mayRestart && (
        <p>
          <Trans>This server cannot be restarted from here. Restart it where it runs.</Trans>
        </p>
      )}
    </Dialog>
  );
}

import type { Ban } from '@hondana/shared/live';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { BanText } from './BanText.tsx';
import { useRecheck } from './useRecheck.ts';
import styles from './WarningsDialog.module.css';

interface WarningsDialogProps {
  readonly isOnline: boolean;
  readonly bans: readonly Ban[];
  readonly onClose: () => void;
}

export function WarningsDialog({ isOnline, bans, onClose }: WarningsDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={t`Server Warnings`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.list}>
        {!isOnline && <NoInternetPanel />}
        {bans.map(({ kind, until }) => (
          <Panel key={kind} level={3} title={t`AniDB ${kind} Ban Detected!`}>
            <BanText ban={{ kind, until }} />
          </Panel>
        ))}
      </div>
    </Dialog>
  );
}

function NoInternetPanel() {
  const [result, setResult] = useState('');
  const { mayRecheck, isChecking, check } = useRecheck(setResult);
  return (
    <Panel level={3} title={t`No Internet Connection`}>
      <p>
        <Trans>
          The server cannot reach AniDB, TMDB and other sites. Tasks that need them wait in the queue.
        </Trans>
      </p>
      {mayRecheck && (
        <div className={styles.check}>
          <Button size="small" icon={refreshIcon} busy={isChecking} onClick={check}>
            <Trans>Check again</Trans>
          </Button>
          <span role="status">{isChecking ? '' : result}</span>
        </div>
      )}
    </Panel>
  );
}

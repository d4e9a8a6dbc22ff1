import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { configurationsQuery } from '@hondana/shared/resources/configurations';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { Button } from '@hondana/shared/ui/Button';
import { classNames } from '@hondana/shared/ui/classNames';
import { alertIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './UpdateNotice.module.css';

const RestartDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "restart" */ './RestartDialog.tsx')).RestartDialog,
);

/** Says that what was saved waits for a restart of the server. The hub reports what is saved meanwhile. */
export function RestartNotice() {
  const isSince6 = useServerSide() === 'since6';
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({ ...configurationsQuery(), enabled: isSince6, retry: false });
  const waiting = data.filter(({ RestartPendingFor }) => RestartPendingFor.length > 0);
  if (waiting.length === 0) return null;
  const text = t`Server restart required`;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={alertIcon}
        className={classNames(styles.notice, styles.restart)}
        title={text}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>{text}</span>
      </Button>
      {isOpen && <RestartDialog waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}

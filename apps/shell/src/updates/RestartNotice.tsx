import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { sideOf } from '@hondana/shared/api/serverVersion';
import { hubStatusAtom } from '@hondana/shared/live';
import { configurationsQuery } from '@hondana/shared/resources/configurations';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { Button } from '@hondana/shared/ui/Button';
import { classNames } from '@hondana/shared/ui/classNames';
import { alertIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import styles from './UpdateNotice.module.css';

const RestartDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "restart" */ './RestartDialog.tsx')).RestartDialog,
);

/** Says that what was saved waits for a restart of the server. The hub reports what is saved meanwhile. */
export function RestartNotice() {
  const isSince6 = useServerSide() === 'since6';
  const [isOpen, setOpen] = useState(false);
  // What answers meanwhile may be another version of the server.
  const hub = useAtomValue(hubStatusAtom);
  const isAway = hub === 'reconnecting' || hub === 'lost';
  const { data = [] } = useQuery({
    ...configurationsQuery(),
    // When the server comes back as another version, everything is read again before that is known.
    queryFn: async ({ client, signal }) => {
      const { Server } = await client.fetchQuery(serverVersionQuery());
      return sideOf(Server.Version) === 'since6' ? configurationsQuery.send({}, signal) : [];
    },
    enabled: isSince6 && !isAway,
    retry: false,
  });
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

import { recheckConnectivity } from '@hondana/shared/api/server';
import { useMayCall } from '@hondana/shared/api/users';
import { type Ban, bansAtom, isOnlineAtom } from '@hondana/shared/live';
import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon, offlineIcon } from '@hondana/shared/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import styles from './TopBar.module.css';

const BanDialog = lazy(async () => ({ default: (await import('./BanDialog.tsx')).BanDialog }));

/** What keeps the server from its work: no internet, a ban by AniDB (S2-034). */
export function ServerWarnings() {
  const isOnline = useAtomValue(isOnlineAtom);
  const bans = useAtomValue(bansAtom);
  const mayRecheck = useMayCall('POST', '/api/v3/Init/Connectivity');
  const recheck = useMutation({ mutationFn: recheckConnectivity });
  const [explained, setExplained] = useState<Ban>();

  return (
    <>
      {!isOnline && !mayRecheck && (
        <p className={styles.warning} title="No Internet Connection">
          <Icon icon={offlineIcon} size={4} />
          <span className={styles.words}>No Internet Connection</span>
        </p>
      )}
      {!isOnline && mayRecheck && (
        <Button
          variant="quiet"
          size="small"
          icon={offlineIcon}
          className={styles.warning}
          busy={recheck.isPending}
          title="Check again"
          onClick={() => recheck.mutate()}
        >
          <span className={styles.words}>No Internet Connection</span>
        </Button>
      )}
      {bans.map((ban) => (
        <Button
          key={ban.kind}
          variant="quiet"
          size="small"
          icon={alertIcon}
          className={styles.warning}
          onClick={() => setExplained(ban)}
        >
          <span className={styles.words}>AniDB {ban.kind} Ban Detected!</span>
        </Button>
      ))}
      {explained && (
        <Suspense>
          <BanDialog ban={explained} onClose={() => setExplained(undefined)} />
        </Suspense>
      )}
    </>
  );
}

import { useMay } from '@hondana/shared/api/useMay';
import { useWrite } from '@hondana/shared/api/useWrite';
import type { Ban } from '@hondana/shared/live';
import { recheckConnectivity } from '@hondana/shared/resources/server';
import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon, offlineIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';
import { useBanRecheck } from '../live/useBanRecheck.ts';
import { BanDialog } from './BanDialog.tsx';
import styles from './TopBar.module.css';

interface WarningsProps {
  readonly isOnline: boolean;
  readonly bans: readonly Ban[];
}

/** No internet, with another look by those who may have it; and each ban, with when the server tries again. */
export function Warnings({ isOnline, bans }: WarningsProps) {
  const [explained, setExplained] = useState<Ban['kind']>();
  useBanRecheck(bans);
  const ban = bans.find(({ kind }) => kind === explained);
  const isCrowded = bans.length + Number(!isOnline) > 1;
  return (
    <>
      {!isOnline && <NoInternet isCrowded={isCrowded} />}
      {bans.map(({ kind }) => (
        <Button
          key={kind}
          variant="quiet"
          size="small"
          icon={alertIcon}
          className={styles.warning}
          data-crowded={isCrowded}
          aria-label={`AniDB ${kind} Ban Detected!`}
          title={`AniDB ${kind} Ban Detected!`}
          onClick={() => setExplained(kind)}
        >
          <span className={styles.words}>{isCrowded ? `${kind} Ban` : `AniDB ${kind} Ban Detected!`}</span>
        </Button>
      ))}
      {ban && <BanDialog ban={ban} onClose={() => setExplained(undefined)} />}
    </>
  );
}

function NoInternet({ isCrowded }: { readonly isCrowded: boolean }) {
  const mayRecheck = useMay(recheckConnectivity);
  const recheck = useWrite(recheckConnectivity, { failed: 'The connection could not be checked' });
  if (!mayRecheck) {
    return (
      <p className={styles.warning} data-crowded={isCrowded} title="No Internet Connection">
        <Icon icon={offlineIcon} size={4} />
        <span className={styles.words}>No Internet Connection</span>
      </p>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={offlineIcon}
      className={styles.warning}
      busy={recheck.isPending}
      data-crowded={isCrowded}
      aria-label="No Internet Connection"
      title="Check again"
      onClick={() => recheck.mutate()}
    >
      <span className={styles.words}>{isCrowded ? 'No Internet' : 'No Internet Connection'}</span>
    </Button>
  );
}

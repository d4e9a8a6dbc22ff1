import type { Ban } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon, offlineIcon } from '@hondana/shared/ui/icons';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useBanRecheck } from '../live/useBanRecheck.ts';
import { BanDialog } from './BanDialog.tsx';
import { useRecheck } from './useRecheck.ts';
import styles from './Warnings.module.css';
import { WarningsDialog } from './WarningsDialog.tsx';

interface WarningsProps {
  readonly isOnline: boolean;
  readonly bans: readonly Ban[];
}

export function Warnings({ isOnline, bans }: WarningsProps) {
  const [explained, setExplained] = useState<Ban['kind']>();
  const [isListed, setIsListed] = useState(false);
  const isNarrow = useMediaQuery('(width < 100em)');
  useBanRecheck(bans);
  const ban = bans.find(({ kind }) => kind === explained);
  const count = bans.length + Number(!isOnline);
  const isCrowded = count > 1;
  const words = t`${plural(count, { one: '# server warning', other: '# server warnings' })}`;
  return (
    <>
      {isCrowded && isNarrow ? (
        <Button
          variant="quiet"
          size="small"
          icon={alertIcon}
          className={styles.warning}
          aria-label={words}
          title={words}
          aria-haspopup="dialog"
          onClick={() => setIsListed(true)}
        >
          {count}
        </Button>
      ) : (
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
              aria-label={t`AniDB ${kind} Ban Detected!`}
              title={t`AniDB ${kind} Ban Detected!`}
              onClick={() => setExplained(kind)}
            >
              <span className={styles.words}>
                {isCrowded ? t`${kind} Ban` : t`AniDB ${kind} Ban Detected!`}
              </span>
            </Button>
          ))}
        </>
      )}
      {ban && <BanDialog ban={ban} onClose={() => setExplained(undefined)} />}
      {isListed && <WarningsDialog isOnline={isOnline} bans={bans} onClose={() => setIsListed(false)} />}
    </>
  );
}

const notifyResult = (title: string) => notify({ kind: 'info', title, key: 'connectivity' });

function NoInternet({ isCrowded }: { readonly isCrowded: boolean }) {
  const { mayRecheck, isChecking, check } = useRecheck(notifyResult);
  if (!mayRecheck) {
    return (
      <p className={styles.warning} data-crowded={isCrowded} title={t`No Internet Connection`}>
        <Icon icon={offlineIcon} size={4} />
        <span className={styles.words}>
          <Trans>No Internet Connection</Trans>
        </span>
      </p>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={offlineIcon}
      className={styles.warning}
      busy={isChecking}
      data-crowded={isCrowded}
      aria-label={t`No Internet Connection`}
      title={t`Check again`}
      onClick={check}
    >
      <span className={styles.words}>{isCrowded ? t`No Internet` : t`No Internet Connection`}</span>
    </Button>
  );
}

import { useWrite } from '@hondana/shared/api/useWrite';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { plexStatusQuery, requestPlexLogin } from '@hondana/shared/resources/plex';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import layout from '../shared/fields/stack.module.css';
import styles from './Integrations.module.css';
import { secureAddress } from './secureAddress.ts';

const pollIntervalMs = 1000;
const noticeKey = 'plex-login';

export function PlexSignIn() {
  const [isChecking, setIsChecking] = useState(false);
  const login = useWrite(requestPlexLogin);
  useQuery({ ...plexStatusQuery(), enabled: isChecking, refetchInterval: pollIntervalMs });
  useEffect(() => {
    if (!isChecking) return;
    notify({ kind: 'info', title: t`Checking Plex login status!`, timeout: null, key: noticeKey });
    return () => dismissNotice(noticeKey);
  }, [isChecking]);
  const address = login.data === undefined ? undefined : secureAddress(login.data);
  const failure =
    login.error?.message ??
    (login.isSuccess && address === undefined && t`The server returned no valid address.`);
  return (
    <div className={layout.stack}>
      {failure && (
        <Banner tone="danger" title={t`The Plex login address could not be loaded`}>
          {failure}
        </Banner>
      )}
      <div className={styles.line}>
        {address === undefined ? (
          <Button variant="primary" busy={login.isPending} onClick={() => login.mutate()}>
            <Trans>Authenticate</Trans>
          </Button>
        ) : (
          <LinkButton variant="primary" href={address} onClick={() => setIsChecking(true)}>
            <Trans>Login</Trans>
          </LinkButton>
        )}
        {isChecking && (
          <span role="status">
            <Trans>Waiting for the Plex sign-in…</Trans>
          </span>
        )}
      </div>
    </div>
  );
}

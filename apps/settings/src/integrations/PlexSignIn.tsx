import { plexStatusQuery, readPlexLoginAddress } from '@hondana/shared/api/plex';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from './Integrations.module.css';
import { secureAddress } from './secureAddress.ts';

/** How often Plex is asked whether somebody has signed in, in milliseconds (S3-207). */
const pace = 1000;
const noticeKey = 'plex-login';

/** Authenticate fetches an address, Login opens it, and Plex is asked until somebody has signed in (S3-104). */
export function PlexSignIn() {
  const [isChecking, setIsChecking] = useState(false);
  const fetching = useMutation({
    mutationFn: async () => {
      const address = secureAddress(await readPlexLoginAddress());
      if (address === undefined) throw new Error('The server gave no address that can be opened.');
      return address;
    },
  });
  useQuery({ ...plexStatusQuery(), enabled: isChecking, refetchInterval: pace });
  useEffect(() => {
    if (!isChecking) return;
    notify({ kind: 'info', title: 'Checking Plex login status!', timeout: null, key: noticeKey });
    return () => dismissNotice(noticeKey);
  }, [isChecking]);
  const { data: address } = fetching;
  return (
    <div className={styles.parts}>
      {fetching.isError && (
        <Banner tone="danger" title="The login address could not be had from Plex">
          {fetching.error.message}
        </Banner>
      )}
      <div className={styles.line}>
        {address === undefined ? (
          <Button variant="primary" busy={fetching.isPending} onClick={() => fetching.mutate()}>
            Authenticate
          </Button>
        ) : (
          <LinkButton
            variant="primary"
            href={address}
            target="_blank"
            rel="noreferrer"
            onClick={() => setIsChecking(true)}
          >
            Login
          </LinkButton>
        )}
        {isChecking && <span role="status">Waiting until somebody has signed in at Plex…</span>}
      </div>
    </div>
  );
}

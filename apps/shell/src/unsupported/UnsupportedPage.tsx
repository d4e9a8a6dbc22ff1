import { judgeServer, versionText } from '@hondana/shared/api/serverVersion';
import { Navigate } from '@hondana/shared/navigation';
import { plainVersion } from '@hondana/shared/remote/range';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { signOut, useSession } from '@hondana/shared/session';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { externalLinkIcon, refreshIcon, signOutIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { Wordmark } from '../brand/Wordmark.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { ReplaceInterface } from './ReplaceInterface.tsx';
import styles from './UnsupportedPage.module.css';

export function UnsupportedPage() {
  const store = useOutletContext<RegistryStore>();
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: versions } = useQuery(serverVersionQuery());
  const [isChecking, setIsChecking] = useState(false);

  if (!versions) return null;
  const judgement = judgeServer(versions);
  if (judgement.verdict !== 'too old') return <Navigate to="/" />;

  const check = async (): Promise<void> => {
    setIsChecking(true);
    await Promise.allSettled([
      queryClient.fetchQuery({ ...serverStatusQuery(), staleTime: 0, retry: false }),
      queryClient.fetchQuery({ ...serverVersionQuery(), staleTime: 0, retry: false }),
    ]);
    setIsChecking(false);
  };

  return (
    <main className={styles.page}>
      <title>Unsupported server · Hondana</title>
      <Wordmark className={styles.wordmark} />
      <Heading level={1}>This server is too old</Heading>
      <p className={styles.lead}>
        This version of the interface needs a newer Shoko Server. Update the server, then check again.
      </p>
      <dl className={styles.versions}>
        <div>
          <dt>Server Version</dt>
          <dd>{versionText(versions.Server) || 'Unknown'}</dd>
        </div>
        <div>
          <dt>Minimum Supported Server Version</dt>
          <dd>{judgement.minimum}</dd>
        </div>
        <div>
          <dt>Web UI Version</dt>
          <dd>{plainVersion(store.started.shell.version)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="primary" icon={refreshIcon} busy={isChecking} onClick={check}>
          Check again
        </Button>
        <LinkButton href="https://discord.gg/vpeHDsg" icon={externalLinkIcon}>
          Ask on Discord
        </LinkButton>
        {session && (
          <Button variant="quiet" icon={signOutIcon} onClick={() => signOut()}>
            Sign out
          </Button>
        )}
      </div>
      <ReplaceInterface store={store} />
    </main>
  );
}

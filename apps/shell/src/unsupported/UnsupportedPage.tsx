import { judgeServer, versionText } from '@hondana/shared/api/serverVersion';
import { Navigate } from '@hondana/shared/navigation';
import { plainVersion } from '@hondana/shared/remote/range';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { signOut, useSession } from '@hondana/shared/session';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { externalLinkIcon, refreshIcon, signOutIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <title>{`${t`Unsupported server`} · Hondana`}</title>
      <Wordmark className={styles.wordmark} />
      <Heading level={1}>
        <Trans>This server is too old</Trans>
      </Heading>
      <p className={styles.lead}>
        <Trans>
          This version of the interface needs a newer Shoko Server. Update the server, then check again.
        </Trans>
      </p>
      <dl className={styles.versions}>
        <div>
          <dt>
            <Trans>Server Version</Trans>
          </dt>
          <dd>{versionText(versions.Server) || t`Unknown`}</dd>
        </div>
        <div>
          <dt>
            <Trans>Minimum Supported Server Version</Trans>
          </dt>
          <dd>{judgement.minimum}</dd>
        </div>
        <div>
          <dt>
            <Trans>Web UI Version</Trans>
          </dt>
          <dd>{plainVersion(store.started.shell.version)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="primary" icon={refreshIcon} busy={isChecking} onClick={check}>
          <Trans>Check again</Trans>
        </Button>
        <LinkButton href="https://discord.gg/vpeHDsg" icon={externalLinkIcon}>
          <Trans>Ask on Discord</Trans>
        </LinkButton>
        {session && (
          <Button variant="quiet" icon={signOutIcon} onClick={() => signOut()}>
            <Trans>Sign out</Trans>
          </Button>
        )}
      </div>
      <ReplaceInterface store={store} />
    </main>
  );
}

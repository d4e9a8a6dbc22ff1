import { judgeServer } from '@hondana/shared/api/serverVersion';
import { Navigate } from '@hondana/shared/navigation';
import { configureNotices } from '@hondana/shared/overlays/notices';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { useSession } from '@hondana/shared/session';
import { checkedRedirect } from '@hondana/shared/session/redirectTo';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { Wordmark } from '../brand/Wordmark.tsx';
import { LoginBackdrop } from './LoginBackdrop.tsx';
import styles from './LoginPage.module.css';
import { ServerState } from './ServerState.tsx';

/** How often the server is asked while it is starting or says nothing, in milliseconds. */
const pollInterval = 500;

/** The way in: says how the server is, and signs in once it has started. */
export function LoginPage() {
  const session = useSession();
  const prefix = useHref('/');
  const [parameters] = useSearchParams();
  const status = useQuery({
    ...serverStatusQuery(),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.State !== 'Starting' ? false : pollInterval,
  });
  const isStarted = status.isSuccess && status.data.State === 'Started';
  const versions = useQuery({ ...serverVersionQuery(), enabled: isStarted });

  // At the bottom they would lie over the form on a small screen. What the settings want holds after signing in.
  useEffect(() => configureNotices({ enabled: true, position: 'top-right' }), []);

  if (isStarted && versions.data && judgeServer(versions.data).verdict !== 'supported') {
    return <Navigate to="/unsupported" />;
  }
  if (isStarted && session) return <Navigate to={checkedRedirect(parameters.get('redirectTo'), prefix)} />;

  return (
    <div className={styles.page}>
      <title>Sign in · Hondana</title>
      <main className={styles.panel}>
        <div className={styles.content}>
          <Wordmark size="page" className={styles.wordmark} />
          <ServerState status={status.data} error={status.error} onRetry={() => status.refetch()} />
        </div>
      </main>
      <LoginBackdrop isServerReady={isStarted} />
    </div>
  );
}

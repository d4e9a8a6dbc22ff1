import { isApiError } from '@hondana/shared/api/ApiError';
import { judgeServer } from '@hondana/shared/api/serverVersion';
import { Navigate } from '@hondana/shared/navigation';
import { configureNotices } from '@hondana/shared/overlays/notices';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { type Session, useSession } from '@hondana/shared/session';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import styles from './LoginPage.module.css';
import { ServerState } from './ServerState.tsx';

/** How often the server is asked while it is starting or says nothing, in milliseconds. */
const pollInterval = 500;

/** The same while a gateway answers in its place: it lets nothing through before a user has signed in there. */
const gatewayInterval = 5000;

function intervalAfter(error: Error | null): number {
  return isApiError(error) && error.kind === 'gateway' ? gatewayInterval : pollInterval;
}

interface EntranceProps {
  /** Who is expected to sign in. */
  readonly username?: string | undefined;
  /** Beside the panel; told whether the server has started. */
  readonly backdrop?: (isStarted: boolean) => ReactNode;
  /** Below the form, once the server has started. */
  readonly footer?: ReactNode;
  /** Rendered once a user is signed in and the server has started: leads on. */
  readonly onward: (session: Session) => ReactNode;
}

/** The way in: says how the server is, and signs in once it has started. */
export function Entrance({ username, backdrop, footer, onward }: EntranceProps) {
  const session = useSession();
  const status = useQuery({
    ...serverStatusQuery(),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.State !== 'Starting' ? false : intervalAfter(state.error),
  });
  const isStarted = status.isSuccess && status.data.State === 'Started';
  const versions = useQuery({ ...serverVersionQuery(), enabled: isStarted });

  // At the bottom they would lie over the form on a small screen. What the settings want holds after signing in.
  useEffect(() => configureNotices({ enabled: true, position: 'top-right' }), []);

  if (isStarted && versions.data && judgeServer(versions.data).verdict !== 'supported') {
    return <Navigate to="/unsupported" />;
  }
  if (isStarted && session) return onward(session);

  return (
    <div className={styles.page}>
      <title>Sign in · Hondana</title>
      <main className={styles.panel}>
        <div className={styles.content}>
          <Wordmark size="page" className={styles.wordmark} />
          <ServerState
            username={username}
            status={status.data}
            error={status.error}
            onRetry={() => status.refetch()}
          />
          {isStarted && footer}
        </div>
      </main>
      {backdrop?.(isStarted)}
    </div>
  );
}

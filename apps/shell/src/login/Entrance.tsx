import { judgeServer } from '@hondana/shared/api/serverVersion';
import type { ServerStatus } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { Navigate } from '@hondana/shared/navigation';
import { configureNotices } from '@hondana/shared/overlays/notices';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { type Session, useSession } from '@hondana/shared/session';
import { t } from '@lingui/core/macro';
import { type QueryState, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import styles from './LoginPage.module.css';
import { ServerState } from './ServerState.tsx';

const pollIntervalMs = 500;

/** While the database is blocked, which takes minutes or lasts until a restart. */
const blockedIntervalMs = 3000;

/** While a gateway answers instead: it lets nothing through until the user signs in there. */
const gatewayIntervalMs = 5000;

function intervalAfter({ status, data, error }: QueryState<ServerStatus>): number | false {
  if (status !== 'success') {
    return isApiError(error) && error.kind === 'gateway' ? gatewayIntervalMs : pollIntervalMs;
  }
  if (data?.DatabaseBlocked?.Blocked) return blockedIntervalMs;
  return data?.State === 'Starting' && pollIntervalMs;
}

interface EntranceProps {
  readonly username?: string | undefined;
  readonly backdrop?: (isStarted: boolean) => ReactNode;
  readonly footer?: ReactNode;
  readonly onward: (session: Session) => ReactNode;
}

export function Entrance({ username, backdrop, footer, onward }: EntranceProps) {
  const session = useSession();
  const status = useQuery({
    ...serverStatusQuery(),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => intervalAfter(state),
  });
  const isStarted =
    status.isSuccess && status.data.State === 'Started' && !status.data.DatabaseBlocked?.Blocked;
  const versions = useQuery({ ...serverVersionQuery(), enabled: isStarted });

  // At the bottom they would cover the form on a small screen. The user's setting applies after sign-in.
  useEffect(() => configureNotices({ enabled: true, position: 'top-right' }), []);

  if (isStarted && versions.data && judgeServer(versions.data).verdict === 'too old') {
    return <Navigate to="/unsupported" />;
  }
  if (isStarted && session) return onward(session);

  return (
    <div className={styles.page}>
      <title>{`${t({ message: 'Sign in', context: 'heading' })} · Hondana`}</title>
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
          <LanguageChoice />
        </div>
      </main>
      {backdrop?.(isStarted)}
    </div>
  );
}

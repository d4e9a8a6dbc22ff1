import type { ServerStatus } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { hasSessionEnded } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Activity, useState } from 'react';
import { Link } from 'react-router';
import { LongMessage } from '../brand/LongMessage.tsx';
import { BlockedDatabase } from './BlockedDatabase.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

interface ServerStateProps {
  readonly username?: string | undefined;
  readonly status: ServerStatus | undefined;
  readonly error: Error | null;
  readonly onRetry: () => Promise<unknown>;
}

export function ServerState({ username, status, error, onRetry }: ServerStateProps) {
  const [isRetrying, setIsRetrying] = useState(false);

  const retry = (
    <Button
      icon={refreshIcon}
      busy={isRetrying}
      onClick={async () => {
        setIsRetrying(true);
        await onRetry();
        setIsRetrying(false);
      }}
    >
      <Trans>Check again</Trans>
    </Button>
  );

  if (error) {
    const { host } = location;
    const answered = isApiError(error) && error.kind !== 'unreachable';
    return (
      <>
        <Heading level={1} look="title">
          <Trans>The server cannot be reached</Trans>
        </Heading>
        <p className={styles.text}>
          <Trans>
            No valid response from <strong>{host}</strong>. Retrying automatically.
          </Trans>
        </p>
        {answered && <p className={styles.detail}>{error.message}</p>}
        {retry}
      </>
    );
  }
  const DatabaseBlocked = status?.DatabaseBlocked;
  switch (status?.State) {
    case undefined:
      return (
        <>
          <Heading level={1} look="title">
            <Trans>Connecting</Trans>
          </Heading>
          <Spinner label={t`Checking the server state`} size={8} />
        </>
      );
    case 'Starting':
      return (
        <>
          <Heading level={1} look="title">
            <Trans>Server is starting. Please wait!</Trans>
          </Heading>
          <div className={styles.progress} role="status">
            <Spinner size={6} />
            <p className={styles.text}>{status.StartupMessage || t`No status yet.`}</p>
          </div>
        </>
      );
    case 'Failed':
      return (
        <>
          <Heading level={1} look="title">
            <Trans>Server startup failed!</Trans>
          </Heading>
          <p className={styles.text}>
            <Trans>
              The server gave this reason. Fix the problem on the server, restart it, then check again.
            </Trans>
          </p>
          <LongMessage label={t`Reason given by the server`}>
            {status.StartupMessage || t`No reason was given.`}
          </LongMessage>
          {retry}
        </>
      );
    case 'Waiting':
      return (
        <>
          <Heading level={1} look="title">
            <Trans>Welcome to Shoko</Trans>
          </Heading>
          <p className={styles.text}>
            <Trans>This server has not been set up yet and has no users. Setup takes a few steps.</Trans>
          </p>
          <div className={styles.actions}>
            {/* A tab whose session has ended sends no request without a key until it is reloaded. */}
            <LinkButton component={Link} to="/firstrun" reloadDocument={hasSessionEnded()} variant="primary">
              <Trans>Continue</Trans>
            </LinkButton>
            <LinkButton href="https://docs.shokoanime.com" variant="quiet">
              <Trans>How to set up a server</Trans>
            </LinkButton>
          </div>
        </>
      );
    case 'Started':
      return (
        <>
          {DatabaseBlocked?.Blocked && (
            <BlockedDatabase database={DatabaseBlocked} isHeld={username !== undefined} retry={retry} />
          )}
          {/* What was typed stays. */}
          <Activity mode={DatabaseBlocked?.Blocked ? 'hidden' : 'visible'}>
            <LoginForm expected={username} />
          </Activity>
        </>
      );
    default:
      return <Banner tone="warning" title={t`Unknown server state`} actions={retry} />;
  }
}

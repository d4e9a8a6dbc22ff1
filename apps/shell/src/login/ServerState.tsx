import type { ServerStatus } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { hasSessionEnded } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { useState } from 'react';
import { Link } from 'react-router';
import { LongMessage } from '../brand/LongMessage.tsx';
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
      Check again
    </Button>
  );

  if (error) {
    const answered = isApiError(error) && error.kind !== 'unreachable';
    return (
      <>
        <Heading level={1} look="title">
          The server cannot be reached
        </Heading>
        <p className={styles.text}>
          No valid response from <strong>{location.host}</strong>. Retrying automatically.
        </p>
        {answered && <p className={styles.detail}>{error.message}</p>}
        {retry}
      </>
    );
  }
  switch (status?.State) {
    case undefined:
      return (
        <>
          <Heading level={1} look="title">
            Connecting
          </Heading>
          <Spinner label="Checking the server state" size={8} />
        </>
      );
    case 'Starting':
      return (
        <>
          <Heading level={1} look="title">
            Server is starting. Please wait!
          </Heading>
          <div className={styles.progress} role="status">
            <Spinner size={6} />
            <p className={styles.text}>{status.StartupMessage || 'No status yet.'}</p>
          </div>
        </>
      );
    case 'Failed':
      return (
        <>
          <Heading level={1} look="title">
            Server startup failed!
          </Heading>
          <p className={styles.text}>
            The server gave this reason. Fix the problem on the server, restart it, then check again.
          </p>
          <LongMessage label="Reason given by the server">
            {status.StartupMessage || 'No reason was given.'}
          </LongMessage>
          {retry}
        </>
      );
    case 'Waiting':
      return (
        <>
          <Heading level={1} look="title">
            Welcome to Shoko
          </Heading>
          <p className={styles.text}>
            This server has not been set up yet and has no users. Setup takes a few steps.
          </p>
          <div className={styles.actions}>
            {/* A tab whose session has ended sends no request without a key until it is reloaded. */}
            <LinkButton component={Link} to="/firstrun" reloadDocument={hasSessionEnded()} variant="primary">
              Continue
            </LinkButton>
            <LinkButton href="https://docs.shokoanime.com" variant="quiet">
              How to set up a server
            </LinkButton>
          </div>
        </>
      );
    case 'Started':
      return <LoginForm expected={username} />;
    default:
      return <Banner tone="warning" title="Unknown server state" actions={retry} />;
  }
}

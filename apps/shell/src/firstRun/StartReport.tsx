import type { ServerStatus } from '@hondana/shared/api/types';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { Link } from 'react-router';
import { LongMessage } from '../brand/LongMessage.tsx';
import styles from './StepFrame.module.css';
import { stepPath } from './steps.ts';

interface StartReportProps {
  /** Undefined while the server gives no answer. */
  readonly status: ServerStatus | undefined;
  /** Why the server refused to start. */
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onAsk: () => void;
}

/** How the start goes, and what can be done about it. */
export function StartReport({ status, error, isBusy, onStart, onAsk }: StartReportProps) {
  switch (status?.State) {
    case 'Waiting':
      return (
        <>
          <p>With the first start the server makes its database. That takes from seconds to a few minutes.</p>
          {error && (
            <Banner tone="danger" title="The server could not be started">
              {error.message}
            </Banner>
          )}
          <div className={styles.actions}>
            <Button variant="primary" busy={isBusy} onClick={onStart}>
              Start Server
            </Button>
          </div>
        </>
      );
    case 'Starting':
      return (
        <div role="status" className={styles.progress}>
          <Spinner size={6} />
          <p>
            <strong>Server is starting. Please wait!</strong>
            <br />
            {status.StartupMessage || 'It has not said yet what it is doing.'}
          </p>
        </div>
      );
    case 'Started':
      return <Banner tone="success" title="The server has started" />;
    case 'Failed':
      return (
        <>
          <Banner tone="danger" title="Server startup failed!">
            The server gave the reason below. It can be started again once that is fixed, with the same
            answers or with others.
          </Banner>
          <LongMessage label="Reason given by the server">
            {status.StartupMessage || 'No reason was given.'}
          </LongMessage>
          {error && <Banner tone="danger">{error.message}</Banner>}
          <div className={styles.actions}>
            <Button variant="primary" busy={isBusy} onClick={onStart}>
              Start again
            </Button>
            <LinkButton component={Link} to={stepPath('local-account')}>
              Look through the answers
            </LinkButton>
          </div>
        </>
      );
    default:
      return (
        <Banner
          tone="warning"
          title="The server gives no answer"
          actions={<Button onClick={onAsk}>Ask now</Button>}
        >
          It is asked again all the time, and this page goes on by itself.
        </Banner>
      );
  }
}

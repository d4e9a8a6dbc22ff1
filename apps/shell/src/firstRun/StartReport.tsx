import type { ServerStatus } from '@hondana/shared/api/types';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LongMessage } from '../brand/LongMessage.tsx';
import styles from './StepFrame.module.css';
import { stepPath } from './steps.ts';

interface StartReportProps {
  readonly status: ServerStatus | undefined;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** After a failed start, it can't be started again from here. */
  readonly mustRestart: boolean;
  readonly onStart: () => void;
  readonly onAsk: () => void;
}

export function StartReport({ status, error, isBusy, mustRestart, onStart, onAsk }: StartReportProps) {
  switch (status?.State) {
    case 'Waiting':
      return (
        <>
          <p>
            <Trans>
              On first start the server creates its database. This takes from a few seconds to a few minutes.
            </Trans>
          </p>
          {error && (
            <Banner tone="danger" title={t`The server could not be started`}>
              {error.message}
            </Banner>
          )}
          <div className={styles.actions}>
            <Button variant="primary" busy={isBusy} onClick={onStart}>
              <Trans>Start Server</Trans>
            </Button>
          </div>
        </>
      );
    case 'Starting':
      return (
        <div role="status" className={styles.progress}>
          <Spinner size={6} />
          <p>
            <strong>
              <Trans>Server is starting. Please wait!</Trans>
            </strong>
            <br />
            {status.StartupMessage || t`No status yet.`}
          </p>
        </div>
      );
    case 'Started':
      return <Banner tone="success" title={t`The server has started`} />;
    case 'Failed':
      return mustRestart ? (
        <>
          <Banner tone="danger" title={t`Server startup failed!`}>
            <Trans>
              The server gave the reason below. It won’t respond until it is restarted: restart Shoko Server,
              or its container. This page then begins again. Enter an AniDB account there, which this server
              cannot start without.
            </Trans>
          </Banner>
          <LongMessage label={t`Reason given by the server`}>
            {status.StartupMessage || t`No reason was given.`}
          </LongMessage>
        </>
      ) : (
        <>
          <Banner tone="danger" title={t`Server startup failed!`}>
            <Trans>
              The server gave the reason below. Fix the problem, then start it again with the same or
              different settings.
            </Trans>
          </Banner>
          <LongMessage label={t`Reason given by the server`}>
            {status.StartupMessage || t`No reason was given.`}
          </LongMessage>
          {error && <Banner tone="danger">{error.message}</Banner>}
          <div className={styles.actions}>
            <Button variant="primary" busy={isBusy} onClick={onStart}>
              <Trans>Start again</Trans>
            </Button>
            <LinkButton component={Link} to={stepPath('local-account')}>
              <Trans>Review settings</Trans>
            </LinkButton>
          </div>
        </>
      );
    default:
      return (
        <Banner
          tone="warning"
          title={t`The server is not responding`}
          actions={
            <Button onClick={onAsk}>
              <Trans>Check now</Trans>
            </Button>
          }
        >
          <Trans>Retrying automatically.</Trans>
        </Banner>
      );
  }
}

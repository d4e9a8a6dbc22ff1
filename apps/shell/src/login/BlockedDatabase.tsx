import type { ServerStatus } from '@hondana/shared/api/types';
import { blockReasonOf } from '@hondana/shared/resources/databaseBlock';
import { readStoredSession } from '@hondana/shared/session/sessionStore';
import { Heading } from '@hondana/shared/ui/Heading';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LongMessage } from '../brand/LongMessage.tsx';
import styles from './LoginPage.module.css';

interface BlockedDatabaseProps {
  readonly database: ServerStatus['DatabaseBlocked'];
  /** Whether a page is hidden behind it. */
  readonly isHeld: boolean;
  readonly retry: ReactNode;
}

export function BlockedDatabase({ database, isHeld, retry }: BlockedDatabaseProps) {
  const reason = blockReasonOf(database);
  return (
    <>
      <Heading level={1} look="title">
        <Trans>The database is blocked</Trans>
      </Heading>
      <div className={styles.progress} role="status">
        <Spinner size={6} />
        <p className={styles.text}>
          {isHeld ? (
            <Trans>
              Shoko Server is working on its database, or a change to it has failed. Your page is kept as you
              left it, and comes back by itself.
            </Trans>
          ) : (
            <Trans>
              Shoko Server is working on its database, or a change to it has failed. This page continues by
              itself.
            </Trans>
          )}
        </p>
      </div>
      {reason && <LongMessage label={t`Reason given by the server`}>{reason}</LongMessage>}
      <p className={styles.detail}>
        {/* Who it is cannot be asked now. */}
        {readStoredSession()?.isAdministrator ? (
          <Trans>
            If this lasts for minutes, look for an error in the server’s log files, then restart Shoko Server.
          </Trans>
        ) : (
          <Trans>If this lasts for minutes, tell an administrator of this server.</Trans>
        )}
      </p>
      {retry}
    </>
  );
}

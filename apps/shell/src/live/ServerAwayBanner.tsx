import { serverStatusQuery } from '@hondana/shared/resources/server';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatDateTime } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './ServerAwayBanner.module.css';

/** When the newest answer came, in milliseconds since 1970. */
function lastAnswer(queryClient: QueryClient): number {
  const times = queryClient.getQueryCache().getAll();
  return Math.max(...times.map(({ state }) => state.dataUpdatedAt));
}

export function ServerAwayBanner() {
  const queryClient = useQueryClient();
  const { refetch } = useQuery({ ...serverStatusQuery(), enabled: false });
  const [since] = useState(() => formatDateTime(lastAnswer(queryClient)));
  return (
    <Banner
      tone="warning"
      className={styles.banner}
      title={t`Shoko Server has not responded since ${since}`}
      actions={
        <Button size="small" onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>
        You can still browse what was loaded before. Changes have to wait until the server is back.
      </Trans>
    </Banner>
  );
}

import { retryOnce } from '@hondana/shared/api/retryOnce';
import { isApiError } from '@hondana/shared/http/ApiError';
import { Link } from '@hondana/shared/navigation';
import { seriesQuery } from '@hondana/shared/resources/series';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { lockIcon } from '@hondana/shared/ui/icons';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import styles from './SeriesPanel.module.css';

interface SeriesPanelProps {
  /** Accessible name. */
  readonly label: string;
  readonly seriesId: number;
  readonly count: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function SeriesPanel({ label, seriesId, count, actions, children }: SeriesPanelProps) {
  const { data: series, isPending, error } = useQuery({ ...seriesQuery({ seriesId }), retry: retryOnce });
  // Release Management lists restricted series too, but the series itself answers 403.
  const isBarred = isApiError(error) && error.status === 403;
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <section aria-label={label} className={styles.panel}>
      <header className={styles.head}>
        <BackLink parameter="series" className={styles.back}>
          <Trans>All series</Trans>
        </BackLink>
        {!isBarred && (
          <Heading level={2} className={styles.title}>
            {isPending && <Skeleton width="12rem" />}
            {isMissing && <Trans>Series not found.</Trans>}
            {!isPending && !isMissing && (
              <Link to={`/collection/series/${seriesId}`} className={styles.link}>
                <bdi>{series?.Name ?? t`Series ${seriesId}`}</bdi>
              </Link>
            )}
          </Heading>
        )}
        <p role="status" className={styles.count}>
          {!isBarred && count}
        </p>
        {!isBarred && actions}
      </header>
      {isBarred ? (
        <EmptyState
          compact
          as="h2"
          icon={lockIcon}
          title={t`You do not have access to this series`}
          text={t`It has a tag that is restricted for you, so its episodes and files are not shown.`}
        />
      ) : (
        children
      )}
    </section>
  );
}

import { collectionStatisticsQuery } from '@hondana/shared/resources/dashboard';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Heading } from '@hondana/shared/ui/Heading';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './StartPage.module.css';

/** Handles loading, error and data. */
export function StartPage() {
  const statistics = useQuery(collectionStatisticsQuery());
  return (
    <div className={styles.page} aria-busy={statistics.isPending}>
      <title>{`${t`New Remote`} · Hondana`}</title>
      <Heading level={1} look="title">
        {t`New Remote`}
      </Heading>
      {statistics.isPending && <Skeleton width="12rem" />}
      {statistics.isSuccess && (
        <p>{t`${plural(statistics.data.SeriesCount, { one: '# series', other: '# series' })} in the collection.`}</p>
      )}
      {statistics.isError && (
        <ErrorState
          compact
          title={t`The statistics could not be loaded`}
          detail={statistics.error.message}
          retrying={statistics.isFetching}
          onRetry={() => void statistics.refetch()}
        />
      )}
    </div>
  );
}

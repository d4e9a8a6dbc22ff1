import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ReactNode } from 'react';
import { MoreButton } from './MoreButton.tsx';
import styles from './ReleasePanel.module.css';
import type { ReleaseEpisodes } from './useReleaseEpisodes.ts';

interface PanelBodyProps {
  readonly list: ReleaseEpisodes;
  readonly empty: string;
  /** The list itself. */
  readonly children: ReactNode;
}

/** Around the episodes of the open series: loading, failed, empty, and the way to more of them. */
export function PanelBody({ list, empty, children }: PanelBodyProps) {
  if (list.error) {
    return (
      <ErrorState
        compact
        title="The episodes could not be loaded"
        detail={list.error.message}
        retrying={list.isFetching}
        onRetry={list.retry}
      />
    );
  }
  if (!list.episodes) {
    return (
      <div aria-busy="true" className={styles.skeleton}>
        {['40%', '90%', '85%', '45%', '88%', '80%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if (list.total === 0) return <EmptyState compact title={empty} />;
  return (
    <>
      {children}
      {list.moreFailed && (
        <ErrorState
          compact
          title="More episodes could not be loaded"
          detail={list.moreFailed.message}
          onRetry={list.showMore}
        />
      )}
      {list.hasMore && !list.moreFailed && <MoreButton list={list} />}
    </>
  );
}

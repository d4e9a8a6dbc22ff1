import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { SkeletonLines } from '../shared/SkeletonLines.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { ReleaseEpisodes } from './useReleaseEpisodes.ts';

interface PanelBodyProps {
  readonly list: ReleaseEpisodes;
  readonly empty: string;
  readonly children: ReactNode;
}

export function PanelBody({ list, empty, children }: PanelBodyProps) {
  if (list.error) {
    return (
      <ErrorState
        compact
        title={t`The episodes could not be loaded`}
        error={list.error}
        retrying={list.isFetching}
        onRetry={list.retry}
      />
    );
  }
  if (!list.episodes) {
    return <SkeletonLines widths={['40%', '90%', '85%', '45%', '88%', '80%']} />;
  }
  if (list.total === 0) return <EmptyState compact title={empty} />;
  return (
    <>
      {children}
      {list.moreFailed && (
        <ErrorState
          compact
          title={t`More episodes could not be loaded`}
          error={list.moreFailed}
          onRetry={list.showMore}
        />
      )}
      {list.hasMore && !list.moreFailed && <MoreButton list={list} />}
    </>
  );
}

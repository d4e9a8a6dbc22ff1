import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { SeriesView } from './SeriesView.ts';

interface WhenLoadedProps extends Pick<SeriesView, 'anidb' | 'links'> {
  readonly children: ReactNode;
}

export function WhenLoaded({ anidb, links, children }: WhenLoadedProps) {
  const failure = links.error ?? (anidb.isComplete ? null : anidb.error);
  if (failure) {
    return (
      <ErrorState
        title={links.error ? t`The links could not be loaded` : t`The episodes could not be loaded`}
        error={failure}
        retrying={links.retrying || anidb.retrying}
        onRetry={links.error ? links.retry : anidb.retry}
      />
    );
  }
  return anidb.isPending || links.isPending ? <RowsSkeleton /> : children;
}

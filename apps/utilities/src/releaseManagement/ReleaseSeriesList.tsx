import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural } from '@hondana/shared/ui/format';
import { useCallback, useMemo } from 'react';
import { SeriesList } from '../shared/SeriesList.tsx';
import type { ReleaseKind } from './releaseKinds.ts';
import { type ReleaseOptions, releasePageSize, releaseSeriesQueries } from './releaseManagement.ts';

interface ReleaseSeriesListProps {
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly open: number | undefined;
  readonly addressOf: (seriesId: number) => string;
}

/** The series about which something is to be decided. */
export function ReleaseSeriesList({ kind, options, open, addressOf }: ReleaseSeriesListProps) {
  // Equal options must be the same object, so that the list does not start over.
  const id = JSON.stringify(options);
  const question = useMemo<ReleaseOptions>(() => JSON.parse(id), [id]);
  const pageQuery = useCallback(
    (page: number) => releaseSeriesQueries[kind.matter]({ ...question, page }),
    [kind, question],
  );
  return (
    <SeriesList
      pageQuery={pageQuery}
      pageSize={releasePageSize}
      question={id}
      openId={open}
      addressOf={addressOf}
      amountOf={({ EpisodeCount }) => plural(EpisodeCount, 'episode', 'episodes')}
      empty={<EmptyState compact title={kind.empty} text={kind.emptyText} />}
    />
  );
}

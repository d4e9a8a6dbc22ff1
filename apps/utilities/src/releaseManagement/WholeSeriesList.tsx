import type { PageQuery } from '@hondana/shared/lists/useSparseList';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { t } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SeriesRows, type SeriesRowsProps } from '../shared/SeriesRows.tsx';
import { type SeriesOrder, seriesMatching, sortReleaseSeries } from './arrangeSeries.ts';
import { type ReleaseSeries, releasePageSize } from './releaseManagement.ts';
import { useWholeList } from './useWholeList.ts';

interface WholeSeriesListProps<Key extends QueryKey> extends Omit<SeriesRowsProps<ReleaseSeries>, 'list'> {
  readonly pageQuery: PageQuery<ReleaseSeries, Key>;
  readonly order: SeriesOrder;
  readonly search: string;
}

/** The server cannot sort this list, nor search it before version 6, so all pages are fetched once. Sorting needs all of them. */
export function WholeSeriesList<Key extends QueryKey>({
  pageQuery,
  order,
  search,
  ...rows
}: WholeSeriesListProps<Key>) {
  const whole = useWholeList(pageQuery, releasePageSize);
  const { items, isComplete, isStopped } = whole;
  const isShown = isComplete || isStopped || order === 'name';
  const series = useMemo(
    () => (isShown ? sortReleaseSeries(seriesMatching(items, search), order) : []),
    [isShown, items, search, order],
  );
  const isKnown = isComplete || isStopped || series.length > 0;
  return (
    <>
      {!isComplete && whole.failed.length === 0 && whole.total !== undefined && (
        <ProgressBar
          label={isStopped ? t`Not all series searched` : t`Looking through all series`}
          value={items.length}
          max={whole.total}
          valueText={progressText(items.length, whole.total)}
          action={
            <Button size="small" onClick={isStopped ? whole.goOn : whole.stop}>
              {isStopped ? t`Continue` : t`Cancel`}
            </Button>
          }
        />
      )}
      <SeriesRows
        {...rows}
        list={{
          total: isKnown ? series.length : undefined,
          itemAt: (index) => series[index],
          failed: whole.failed,
          retrying: whole.retrying,
          retry: whole.retry,
          show: () => undefined,
        }}
      />
    </>
  );
}

function progressText(completed: number, all: number): string {
  const done = formatNumber(completed);
  const total = formatNumber(all);
  return t`${done} of ${total}`;
}

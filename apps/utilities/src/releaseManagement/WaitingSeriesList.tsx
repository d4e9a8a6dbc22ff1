import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NothingFound } from '../shared/NothingFound.tsx';
import { SeriesRows } from '../shared/SeriesRows.tsx';
import { seriesMatching } from './arrangeSeries.ts';
import type { WaitingSeries } from './releaseChoices.ts';
import { WaitingMark } from './WaitingMark.tsx';

interface WaitingSeriesListProps {
  readonly waiting: ReadonlyMap<number, WaitingSeries>;
  readonly search: SearchText;
  readonly openId: number | undefined;
  readonly onShowAll: () => void;
}

/** From local state, so it includes series that the server no longer lists. */
export function WaitingSeriesList({ waiting, search, openId, onShowAll }: WaitingSeriesListProps) {
  const series = useMemo(() => {
    const all = [...waiting.values()].map((one) => ({ IDs: { ID: one.seriesId }, Name: one.name, one }));
    return seriesMatching(all, search.search).toSorted((a, b) => a.Name.localeCompare(b.Name));
  }, [waiting, search.search]);
  return (
    <SeriesRows
      list={{
        total: series.length,
        itemAt: (index) => series[index],
        failed: [],
        retrying: false,
        retry: undefined,
        show: () => undefined,
      }}
      question={search.search}
      openId={openId}
      amountOf={({ one }) => <WaitingMark series={one} />}
      empty={
        waiting.size > 0 ? (
          <NothingFound compact what="series" search={search} />
        ) : (
          <EmptyState
            compact
            title={t`No series have waiting choices`}
            action={
              <Button onClick={onShowAll}>
                <Trans>Show all series</Trans>
              </Button>
            }
          />
        )
      }
    />
  );
}

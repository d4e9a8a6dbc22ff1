import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { seriesListPageSize, seriesWithManualLinksQuery } from '@hondana/shared/resources/seriesSearch';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural, t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { NothingFound } from '../shared/NothingFound.tsx';
import { SeriesList } from '../shared/SeriesList.tsx';

interface ManualSeriesListProps {
  readonly search: SearchText;
  readonly openId: number | undefined;
}

export function ManualSeriesList({ search, openId }: ManualSeriesListProps) {
  const { search: text } = search;
  const pageQuery = useCallback((page: number) => seriesWithManualLinksQuery({ search: text, page }), [text]);
  return (
    <SeriesList
      pageQuery={pageQuery}
      pageSize={seriesListPageSize}
      question={text}
      openId={openId}
      preventScrollReset
      // Before 6, files of an unknown source are those that were linked by hand.
      amountOf={({ Sizes }) =>
        t`${plural(Sizes.ManualLinks ?? Sizes.FileSources.Unknown, { one: '# link', other: '# links' })}`
      }
      empty={
        text === '' ? (
          <EmptyState
            compact
            title={t`No series with manually linked files!`}
            text={t`Files manually linked to episodes appear here.`}
          />
        ) : (
          <NothingFound compact what="series" search={search} />
        )
      }
    />
  );
}

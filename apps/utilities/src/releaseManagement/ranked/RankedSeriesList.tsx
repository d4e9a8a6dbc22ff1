import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { PageSearch } from '../../shared/PageSearch.tsx';
import listStyles from '../../shared/SeriesList.module.css';
import { PagedSeries } from '../../shared/SeriesList.tsx';
import { NoSeries } from '../NoSeries.tsx';
import styles from '../ReleaseSeriesList.module.css';
import { releasePageSize } from '../releaseManagement.ts';
import { type RankedOptions, rankedSeriesQuery } from './rankedReleases.ts';

interface RankedSeriesListProps {
  readonly options: RankedOptions;
  readonly openId: number | undefined;
  /** Turns off what leaves series out; undefined if nothing does. */
  readonly onWiden: (() => void) | undefined;
}

export function RankedSeriesList({ options, openId, onWiden }: RankedSeriesListProps) {
  const search = useSearchText('q');
  const asked = { ...options, ...(search.search !== '' && { search: search.search }) };
  // Equal options must be the same object, so that the list doesn't restart.
  const id = JSON.stringify(asked);
  const pageQuery = useMemo(
    () => (page: number) => rankedSeriesQuery({ ...(JSON.parse(id) as typeof asked), page }),
    [id],
  );
  return (
    <section aria-label={t`Series`} className={listStyles.series}>
      <div className={styles.tools}>
        <PageSearch
          label={t`Search series`}
          placeholder={t`Search series...`}
          search={search}
          className={styles.search}
        />
      </div>
      <PagedSeries
        pageQuery={pageQuery}
        pageSize={releasePageSize}
        serverWork={t`The server is looking through all series for multiple releases…`}
        question={id}
        openId={openId}
        amountOf={({ releaseCount, redundantCount }) =>
          t`${plural(releaseCount, { one: '# release', other: '# releases' })}, ${plural(redundantCount, { one: '# redundant file', other: '# redundant files' })}`
        }
        empty={
          <NoSeries
            search={search}
            onWiden={onWiden}
            title={t`No series with multiple releases!`}
            text={t`Series with several files for an episode appear here.`}
          />
        }
      />
    </section>
  );
}

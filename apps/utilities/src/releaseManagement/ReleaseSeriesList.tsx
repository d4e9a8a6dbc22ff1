import { textOf } from '@hondana/shared/language/texts';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { Select } from '@hondana/shared/overlays/select';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { PageSearch } from '../shared/PageSearch.tsx';
import listStyles from '../shared/SeriesList.module.css';
import { PagedSeries } from '../shared/SeriesList.tsx';
import { orders, type SeriesOrder } from './arrangeSeries.ts';
import { NoSeries } from './NoSeries.tsx';
import styles from './ReleaseSeriesList.module.css';
import { useWaitingSeries } from './releaseChoices.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import { type ReleaseSeriesOptions, releasePageSize, releaseSeriesPages } from './releaseManagement.ts';
import type { ReleaseAddress } from './useReleaseAddress.ts';
import { WaitingMark } from './WaitingMark.tsx';
import { WaitingOnly } from './WaitingOnly.tsx';
import { WaitingSeriesList } from './WaitingSeriesList.tsx';
import { WholeSeriesList } from './WholeSeriesList.tsx';

interface ReleaseSeriesListProps {
  readonly kind: ReleaseKind;
  readonly address: ReleaseAddress;
}

const orderOptions = () =>
  Object.entries(orders).map(([value, label]) => ({ value: value as SeriesOrder, label: textOf(label) }));

export function ReleaseSeriesList({ kind, address }: ReleaseSeriesListProps) {
  const { options, seriesId, widen, order, isWaitingOnly } = address;
  const search = useSearchText('q');
  const waiting = useWaitingSeries(kind.name);
  const isServerSearching = useServerSide() === 'since6';
  const asked: ReleaseSeriesOptions =
    isServerSearching && search.search !== '' ? { ...options, search: search.search } : options;
  const searchedHere = isServerSearching ? '' : search.search;
  // Equal options must be the same object, so that the list doesn't restart.
  const id = JSON.stringify(asked);
  const pageQuery = useMemo(
    () => releaseSeriesPages(kind.matter, JSON.parse(id) as ReleaseSeriesOptions),
    [kind, id],
  );
  const rows = {
    openId: seriesId,
    question: JSON.stringify([id, order, search.search]),
    amountOf: ({
      IDs,
      EpisodeCount,
    }: {
      readonly IDs: { readonly ID: number };
      readonly EpisodeCount: number;
    }) => (
      <>
        {t`${plural(EpisodeCount, { one: '# episode', other: '# episodes' })}`}
        <WaitingMark series={waiting.get(IDs.ID)} />
      </>
    ),
    empty: (
      <NoSeries search={search} onWiden={widen} title={textOf(kind.empty)} text={textOf(kind.emptyText)} />
    ),
  };
  const isAsServed = searchedHere === '' && order === 'name';
  return (
    <section aria-label={t`Series`} className={listStyles.series}>
      <div className={styles.tools}>
        <PageSearch
          label={t`Search series`}
          placeholder={t`Search series...`}
          search={search}
          className={styles.search}
        />
        <Select
          label={t`Order of the series`}
          hideLabel
          options={orderOptions()}
          value={order}
          onChange={address.setOrder}
          className={styles.order}
        />
      </div>
      <WaitingOnly count={waiting.size} isOn={isWaitingOnly} onTurn={address.showWaitingOnly} />
      {isWaitingOnly ? (
        <WaitingSeriesList
          {...rows}
          waiting={waiting}
          search={search}
          onShowAll={() => address.showWaitingOnly(false)}
        />
      ) : isAsServed ? (
        <PagedSeries
          {...rows}
          pageQuery={pageQuery}
          pageSize={releasePageSize}
          serverWork={kind.serverWork && textOf(kind.serverWork)}
        />
      ) : (
        <WholeSeriesList {...rows} key={id} pageQuery={pageQuery} order={order} search={searchedHere} />
      )}
    </section>
  );
}

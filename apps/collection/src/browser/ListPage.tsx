import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { Filter, FilterBody } from '@hondana/shared/api/types';
import { Link, useParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { CollectionBar } from './CollectionBar.tsx';
import { filterBody } from './filterBody.ts';
import { FilterButtons } from './filters/FilterButtons.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { SortButton } from './filters/SortButton.tsx';
import { liveFilterId, useListAddress } from './filters/useListAddress.ts';
import styles from './ListPage.module.css';
import { SelectButton } from './selection/SelectButton.tsx';

const ConditionChips = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './filters/ConditionChips.tsx')).ConditionChips,
  { waiting: () => <div className={styles.conditions} />, failed: () => null },
);

const EmptyList = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './EmptyList.tsx')).EmptyList,
);

const InvalidFilter = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './InvalidFilter.tsx')).InvalidFilter,
);

export interface PageList {
  readonly filter: FilterBody;
  /** For the series within one of its groups, as the group's page requests them. */
  readonly seriesFilter: FilterBody;
  /** The filter in its entries' addresses. */
  readonly filterPart: string | undefined;
  /** Called with undefined if the list could not be loaded. */
  readonly onTotal: (total: number | undefined) => void;
  readonly empty: ReactNode;
}

interface PagePlace {
  readonly name: string;
  readonly to: string;
}

interface ListPageProps {
  /** Outermost first. */
  readonly above: readonly PagePlace[];
  /** The list without search and live filter. */
  readonly place: PagePlace;
  /** Without a filter: `/collection` or a group’s. */
  readonly address: string;
  /** Undefined without one, `pending` until known. */
  readonly preset: Filter | 'pending' | undefined;
  readonly withinGroup?: boolean;
  readonly search: { readonly parameter: string; readonly label: string; readonly placeholder: string };
  readonly countText: (total: number) => string;
  readonly tools?: ReactNode;
  readonly children: (list: PageList) => ReactNode;
}

export function ListPage({
  above,
  place,
  address: base,
  preset,
  withinGroup = false,
  search: { parameter, label, placeholder },
  countText,
  tools,
  children,
}: ListPageProps) {
  const filterToggle = useRef<HTMLButtonElement>(null);
  const isLive = useParams().filterId === liveFilterId;
  const address = useListAddress();
  const search = useSearchText(parameter);
  const [total, setTotal] = useState<number>();
  const seriesFilter = useMemo(() => {
    const { edited: live, rest, sorting } = address;
    return filterBody({
      search: '',
      live,
      rest,
      preset: preset === 'pending' ? undefined : preset,
      sorting,
      withinGroup: true,
    });
  }, [address, preset]);
  const isFiltered = isLive || address.edited !== undefined;
  const isSearched = search.search !== '';
  const filteredName = isFiltered ? t`Filtered` : place.name;
  const title = isSearched ? t`Search Results` : filteredName;
  const parents = [
    ...above,
    ...(isFiltered || isSearched ? [place] : []),
    ...(isFiltered && isSearched
      ? [{ name: t`Filtered`, to: `${base}/filter/${address.filterPart ?? liveFilterId}` }]
      : []),
  ];
  return (
    <div className={styles.page}>
      <title>{`${title} · Hondana`}</title>
      <CollectionBar
        parents={parents.map(({ name, to }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        title={title}
        count={total === undefined ? undefined : countText(total)}
        searchLabel={label}
        searchPlaceholder={placeholder}
        search={search}
        tools={
          <>
            <SortButton />
            {tools}
            <SelectButton />
            <FilterButtons inGroup={withinGroup} toggleRef={filterToggle} />
          </>
        }
      />
      {(address.live.length > 0 || address.rest.length > 0) && <ConditionChips after={filterToggle} />}
      <div className={styles.content}>
        {address.invalidParts.length > 0 && <InvalidFilter address={address} />}
        {preset !== 'pending' &&
          address.invalidParts.length === 0 &&
          children({
            filter: filterBody({
              search: search.search,
              live: address.edited,
              rest: address.rest,
              preset,
              sorting: address.sorting,
              withinGroup,
              isFuzzy: address.isFuzzy,
            }),
            seriesFilter,
            filterPart: address.filterPart,
            onTotal: setTotal,
            empty: <EmptyList search={search} address={address} />,
          })}
        <FilterSidebar />
      </div>
    </div>
  );
}

import { isApiError } from '@hondana/shared/api/ApiError';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Filter, FilterBody } from '@hondana/shared/api/types';
import { Link, useLocation, useParams } from '@hondana/shared/navigation';
import { useWebUiSettings } from '@hondana/shared/settings';
import { plural } from '@hondana/shared/ui/format';
import { useSearchText } from '@hondana/shared/ui/useSearchText';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { filterQuery, groupPageQuery } from '../shared/filters.ts';
import { CollectionBar } from './CollectionBar.tsx';
import styles from './CollectionPage.module.css';
import { EmptyList } from './EmptyList.tsx';
import { filterBody } from './filterBody.ts';
import { FilterButtons } from './filters/FilterButtons.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { type ListAddress, liveFilterId, useListAddress } from './filters/useListAddress.ts';
import { GroupList, groupPageOptions } from './GroupList.tsx';
import { InvalidFilter } from './InvalidFilter.tsx';
import { MissingPlace } from './MissingPlace.tsx';
import { isPresetId } from './presetId.ts';
import { useReadyFilter } from './useReadyFilter.ts';
import { useScrollPadding } from './useScrollPadding.ts';

/** All groups, or those of a preset or of the live filter. */
export function CollectionPage() {
  const { filterId } = useParams();
  return filterId === undefined || filterId === liveFilterId ? (
    <Collection key="all" preset={undefined} />
  ) : (
    <PresetCollection key={filterId} filterId={filterId} />
  );
}

function PresetCollection({ filterId }: { readonly filterId: string }) {
  const isKnown = isPresetId(filterId);
  const preset = useQuery({
    ...filterQuery({ filterId: Number(filterId) }),
    enabled: isKnown,
    retry: retryOnce,
  });
  if (!isKnown || (preset.isError && isApiError(preset.error) && preset.error.status === 404)) {
    return <MissingPlace title="There is no such filter" text="It may have been deleted." />;
  }
  if (preset.isError && !preset.data) {
    return (
      <MissingPlace
        title="The filter could not be loaded"
        text={preset.error.message}
        retrying={preset.isFetching}
        onRetry={() => void preset.refetch()}
      />
    );
  }
  return <Collection preset={preset.data ?? 'pending'} />;
}

interface CollectionProps {
  readonly preset: Filter | 'pending' | undefined;
}

function Collection({ preset }: CollectionProps) {
  const bar = useScrollPadding();
  const { filterId } = useParams();
  const address = useListAddress();
  const search = useSearchText('q');
  const [total, setTotal] = useState<number>();
  const known = preset === 'pending' ? undefined : preset;
  const name = known?.Name ?? (preset === 'pending' ? 'Filter' : 'Collection');
  const isFiltered = filterId === liveFilterId || address.live.length > 0;
  const place = isFiltered ? 'Filtered' : name;
  const title = search.search === '' ? place : 'Search Results';
  const parents = [
    ...(preset || title !== name
      ? [
          <Link key="collection" to="/collection">
            Collection
          </Link>,
        ]
      : []),
    ...(known && title !== known.Name
      ? [
          <Link key="filter" to=".">
            {known.Name}
          </Link>,
        ]
      : []),
    ...(isFiltered && search.search !== ''
      ? [
          <Link key="live" to={`/collection/filter/${address.filterPart ?? liveFilterId}`}>
            Filtered
          </Link>,
        ]
      : []),
  ];
  return (
    <div ref={bar} className={styles.page}>
      <title>{`${title} · Hondana`}</title>
      <CollectionBar
        parents={parents}
        title={title}
        count={total === undefined ? undefined : plural(total, 'group', 'groups')}
        searchLabel="Search groups"
        search={search}
        tools={<FilterButtons ownSorting={known?.Sorting} inGroup={false} />}
      />
      <div className={styles.content}>
        {address.invalidParts.length > 0 && <InvalidFilter address={address} />}
        {preset !== 'pending' && address.invalidParts.length === 0 && (
          <CollectionList
            filter={filterBody({
              search: search.search,
              live: address.live,
              preset,
              sorting: address.sorting,
            })}
            address={address}
            onTotal={setTotal}
            search={search}
          />
        )}
        <FilterSidebar />
      </div>
    </div>
  );
}

interface CollectionListProps {
  readonly filter: FilterBody;
  readonly address: ListAddress;
  readonly onTotal: (total: number) => void;
  readonly search: ReturnType<typeof useSearchText>;
}

function CollectionList({ filter: wanted, address, onTotal, search }: CollectionListProps) {
  const { key } = useLocation();
  const randomImages = useWebUiSettings(({ collection }) => collection.image.showRandomPoster);
  const query = useCallback(
    (filter: FilterBody) => groupPageQuery({ body: filter, page: 1, ...groupPageOptions(randomImages) }),
    [randomImages],
  );
  const { filter, isWaiting } = useReadyFilter(wanted, query);
  const id = JSON.stringify(filter);
  // The history entry at the time when the list came to be shown: its place is kept for that entry.
  const [entry, setEntry] = useState({ id, key });
  if (entry.id !== id) setEntry({ id, key });
  return (
    <div aria-busy={isWaiting} className={styles.results}>
      <GroupList
        key={`${entry.key} ${id}`}
        filter={filter}
        filterPart={address.filterPart}
        onTotal={onTotal}
        empty={<EmptyList search={search} address={address} />}
      />
    </div>
  );
}

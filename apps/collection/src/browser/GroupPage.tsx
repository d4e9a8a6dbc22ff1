import { isApiError } from '@hondana/shared/api/ApiError';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { FilterBody } from '@hondana/shared/api/types';
import { Link, useParams } from '@hondana/shared/navigation';
import { useWebUiSettings } from '@hondana/shared/settings';
import { plural } from '@hondana/shared/ui/format';
import { useSearchText } from '@hondana/shared/ui/useSearchText';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { filterQuery } from '../shared/filters.ts';
import { groupQuery } from '../shared/groups.ts';
import { CollectionBar } from './CollectionBar.tsx';
import styles from './CollectionPage.module.css';
import { EditGroupButton } from './EditGroupButton.tsx';
import { EmptyList } from './EmptyList.tsx';
import { filterBody } from './filterBody.ts';
import { FilterButtons } from './filters/FilterButtons.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { type ListAddress, liveFilterId, useListAddress } from './filters/useListAddress.ts';
import { GroupSeriesList } from './GroupSeriesList.tsx';
import timelineStyles from './GroupTimeline.module.css';
import { GroupTimeline } from './GroupTimeline.tsx';
import { groupSeriesListQuery } from './groupSeriesListQuery.ts';
import { InvalidFilter } from './InvalidFilter.tsx';
import { MissingPlace } from './MissingPlace.tsx';
import { isPresetId } from './presetId.ts';
import { useReadyFilter } from './useReadyFilter.ts';
import { useScrollPadding } from './useScrollPadding.ts';

/** The series of a group, or those of them that a preset or the live filter leaves. */
export function GroupPage() {
  const { groupId = '', filterId } = useParams();
  const presetId = filterId === liveFilterId ? undefined : filterId;
  if (!/^[1-9]\d{0,9}$/.test(groupId) || (presetId !== undefined && !isPresetId(presetId))) {
    return <MissingPlace title="There is no such group" text="The address may be mistyped." />;
  }
  return (
    <GroupById
      key={`${groupId} ${presetId}`}
      groupId={Number(groupId)}
      filterId={presetId === undefined ? undefined : Number(presetId)}
    />
  );
}

interface GroupByIdProps {
  readonly groupId: number;
  readonly filterId: number | undefined;
}

function reasonOf(error: Error): string {
  if (isApiError(error) && error.status === 404) return 'It may have been merged with another or deleted.';
  if (isApiError(error) && error.status === 403) return 'You may not see this group.';
  return error.message;
}

function GroupById({ groupId, filterId }: GroupByIdProps) {
  const bar = useScrollPadding();
  const address = useListAddress();
  const isLive = useParams().filterId === liveFilterId;
  const search = useSearchText('qs');
  const [total, setTotal] = useState<number>();
  const group = useQuery({ ...groupQuery({ groupId }), retry: retryOnce });
  const preset = useQuery({
    ...filterQuery({ filterId: filterId ?? 0 }),
    enabled: filterId !== undefined,
    retry: retryOnce,
  });

  const failed = [group, preset].find(({ isError, data }) => isError && !data);
  if (failed?.error) {
    return (
      <MissingPlace
        title={failed === group ? 'The group could not be loaded' : 'The filter could not be loaded'}
        text={reasonOf(failed.error)}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  const name = group.data?.Name ?? 'Group';
  const isFiltered = isLive || address.live.length > 0;
  const place = isFiltered ? 'Filtered' : name;
  const title = search.search === '' ? place : 'Search Results';
  const parents = [
    <Link key="collection" to="/collection">
      Collection
    </Link>,
    ...(preset.data
      ? [
          <Link key="filter" to={`/collection/filter/${filterId}`}>
            {preset.data.Name}
          </Link>,
        ]
      : []),
    ...(title !== name
      ? [
          <Link
            key="group"
            to={`/collection/group/${groupId}${filterId === undefined ? '' : `/filter/${filterId}`}`}
          >
            {name}
          </Link>,
        ]
      : []),
    ...(isFiltered && search.search !== ''
      ? [
          <Link key="live" to={`/collection/group/${groupId}/filter/${address.filterPart ?? liveFilterId}`}>
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
        count={total === undefined ? undefined : plural(total, 'series', 'series')}
        searchLabel="Search series"
        search={search}
        tools={
          <>
            <EditGroupButton groupId={groupId} />
            <FilterButtons ownSorting={preset.data?.Sorting} inGroup />
          </>
        }
      />
      <div className={styles.content}>
        {address.invalidParts.length > 0 && <InvalidFilter address={address} />}
        {(filterId === undefined || preset.data) && address.invalidParts.length === 0 && (
          <GroupResults
            groupId={groupId}
            filter={filterBody({
              search: search.search,
              live: address.live,
              preset: preset.data,
              sorting: address.sorting,
              withinGroup: true,
            })}
            onTotal={setTotal}
            search={search}
            address={address}
          />
        )}
        <FilterSidebar />
      </div>
    </div>
  );
}

interface GroupResultsProps {
  readonly groupId: number;
  readonly filter: FilterBody;
  readonly onTotal: (total: number) => void;
  readonly search: ReturnType<typeof useSearchText>;
  readonly address: ListAddress;
}

function GroupResults({ groupId, filter: wanted, onTotal, search, address }: GroupResultsProps) {
  const random = useWebUiSettings(({ collection }) => collection.image.showRandomPoster);
  const query = useCallback(
    (filter: FilterBody) => groupSeriesListQuery(groupId, filter, random),
    [groupId, random],
  );
  const { filter, isWaiting } = useReadyFilter(wanted, query);
  return (
    <div className={timelineStyles.beside}>
      <div aria-busy={isWaiting} className={styles.results}>
        <GroupSeriesList
          key={JSON.stringify(filter)}
          groupId={groupId}
          filter={filter}
          onTotal={onTotal}
          empty={<EmptyList search={search} address={address} />}
        />
      </div>
      <GroupTimeline groupId={groupId} filter={filter} />
    </div>
  );
}

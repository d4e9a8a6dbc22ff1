import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Filter, FilterBody } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { useLocation, useParams } from '@hondana/shared/navigation';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { groupsText } from '../shared/countTexts.ts';
import { filterQuery, groupListQuery } from '../shared/filters.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { liveFilterId } from './filters/useListAddress.ts';
import { GroupList } from './GroupList.tsx';
import styles from './ListPage.module.css';
import { ListPage, type PageList } from './ListPage.tsx';
import { MissingPlace } from './lazyMissingPlace.tsx';
import { isPresetId } from './presetId.ts';
import { useReadyFilter } from './useReadyFilter.ts';

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
    return <MissingPlace title={t`Filter not found`} text={t`It may have been deleted.`} />;
  }
  if (preset.isError && !preset.data) {
    return (
      <MissingPlace title={t`The filter could not be loaded`} text={preset.error.message} query={preset} />
    );
  }
  return <Collection preset={preset.data ?? 'pending'} />;
}

interface CollectionProps {
  readonly preset: Filter | 'pending' | undefined;
}

function Collection({ preset }: CollectionProps) {
  const collection = { name: t`Collection`, to: '/collection' };
  return (
    <ListPage
      above={preset ? [collection] : []}
      place={preset ? { name: preset === 'pending' ? t`Filter` : preset.Name, to: '.' } : collection}
      address={collection.to}
      preset={preset}
      search={{ parameter: 'q', label: t`Search groups`, placeholder: t`Search groups...` }}
      countText={groupsText}
    >
      {(list) => <CollectionList {...list} />}
    </ListPage>
  );
}

function CollectionList({ filter: wanted, ...list }: PageList) {
  const { key } = useLocation();
  const randomImages = useRandomPosters();
  const query = useCallback((filter: FilterBody) => groupListQuery(filter, 1, randomImages), [randomImages]);
  const { filter, isWaiting } = useReadyFilter(wanted, query);
  const id = JSON.stringify(filter);
  // The history entry in which this list was first shown; its place is stored under it.
  const [entry, setEntry] = useState({ id, key });
  if (entry.id !== id) setEntry({ id, key });
  return (
    <div aria-busy={isWaiting} className={styles.results}>
      <GroupList key={`${entry.key} ${id}`} {...list} filter={filter} />
    </div>
  );
}

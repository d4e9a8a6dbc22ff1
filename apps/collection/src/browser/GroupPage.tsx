import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { FilterBody } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { useParams } from '@hondana/shared/navigation';
import { SlotParts } from '@hondana/shared/remote/SlotParts';
import { editIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useEditing } from '../editing/EditingProvider.tsx';
import { seriesText } from '../shared/countTexts.ts';
import { filterQuery } from '../shared/filters.ts';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import { groupQuery } from '../shared/groups.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { liveFilterId } from './filters/useListAddress.ts';
import { GroupAbout } from './GroupAbout.tsx';
import { GroupSeriesList } from './GroupSeriesList.tsx';
import timelineStyles from './GroupTimeline.module.css';
import { GroupTimeline } from './GroupTimeline.tsx';
import styles from './ListPage.module.css';
import { ListPage, type PageList } from './ListPage.tsx';
import { MissingPlace } from './lazyMissingPlace.tsx';
import { isPresetId } from './presetId.ts';
import { ToolButton } from './ToolButton.tsx';
import { useReadyFilter } from './useReadyFilter.ts';

export function GroupPage() {
  const { groupId = '', filterId } = useParams();
  const presetId = filterId === liveFilterId ? undefined : filterId;
  if (!/^[1-9]\d{0,9}$/.test(groupId) || (presetId !== undefined && !isPresetId(presetId))) {
    return <MissingPlace title={t`Group not found`} text={t`The address may be mistyped.`} />;
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
  if (isApiError(error) && error.status === 404) return t`It may have been merged with another or deleted.`;
  if (isApiError(error) && error.status === 403) return t`You do not have access to this group.`;
  return error.message;
}

function GroupById({ groupId, filterId }: GroupByIdProps) {
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
        title={failed === group ? t`The group could not be loaded` : t`The filter could not be loaded`}
        text={reasonOf(failed.error)}
        query={failed}
      />
    );
  }
  const address = `/collection/group/${groupId}`;
  const collection = { name: t`Collection`, to: '/collection' };
  const place = { name: group.data?.Name ?? t`Group`, to: address };
  return (
    <ListPage
      above={[collection, ...(filterId === undefined ? [] : [place])]}
      place={
        filterId === undefined
          ? place
          : { name: preset.data?.Name ?? t`Filter`, to: `${address}/filter/${filterId}` }
      }
      address={address}
      preset={filterId === undefined ? undefined : (preset.data ?? 'pending')}
      withinGroup
      search={{ parameter: 'qs', label: t`Search series`, placeholder: t`Search series...` }}
      countText={seriesText}
      tools={<EditGroupButton groupId={groupId} />}
    >
      {(list) => (
        <GroupResults
          groupId={groupId}
          about={
            filterId === undefined && (
              <>
                <GroupAbout group={group.data} />
                <div className={styles.parts}>
                  <SlotParts slot="group.section" properties={{ groupId }} />
                </div>
              </>
            )
          }
          {...list}
        />
      )}
    </ListPage>
  );
}

function EditGroupButton({ groupId }: { readonly groupId: number }) {
  const { editGroup } = useEditing();
  return (
    <ToolButton
      icon={editIcon}
      label={t`Edit Group`}
      word={t`Edit Group`}
      aria-haspopup="dialog"
      onClick={() => editGroup(groupId)}
    />
  );
}

interface GroupResultsProps extends Omit<PageList, 'seriesFilter'> {
  readonly groupId: number;
  readonly about: ReactNode;
}

function GroupResults({ groupId, about, filter: wanted, onTotal, empty }: GroupResultsProps) {
  const random = useRandomPosters();
  const query = useCallback(
    (filter: FilterBody) => groupSeriesListQuery(groupId, filter, random),
    [groupId, random],
  );
  const { filter, isWaiting } = useReadyFilter(wanted, query);
  return (
    <div className={timelineStyles.beside}>
      <div aria-busy={isWaiting} className={styles.results}>
        {about}
        <GroupSeriesList
          key={JSON.stringify(filter)}
          groupId={groupId}
          filter={filter}
          onTotal={onTotal}
          empty={empty}
        />
      </div>
      <GroupTimeline groupId={groupId} filter={filter} />
    </div>
  );
}

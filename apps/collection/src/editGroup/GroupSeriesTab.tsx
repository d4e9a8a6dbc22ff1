import {
  createGroup,
  groupQuery,
  groupSeriesQuery,
  moveSeriesToGroup,
  setMainSeries,
} from '@hondana/shared/api/groups';
import { filterKeys, groupKeys, seriesKeys } from '@hondana/shared/api/queryKeys';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { titleLanguage } from '@hondana/shared/api/titleLanguage';
import type { Series } from '@hondana/shared/api/types';
import { useMayCall } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { Badge } from '@hondana/shared/ui/Badge';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { plusIcon, starFilledIcon, starIcon } from '@hondana/shared/ui/icons';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../shared/messageOf.ts';
import styles from './GroupSeriesTab.module.css';

const noPreference = 0;

/** The series of a group: which one stands for it, and which shall leave it. */
export function GroupSeriesTab({ groupId }: { readonly groupId: number }) {
  const group = useQuery({ ...groupQuery(groupId), retry: retryOnce });
  const series = useQuery({
    ...groupSeriesQuery(groupId),
    retry: retryOnce,
    select: (all) => all.toSorted((left, right) => left.IDs.ID - right.IDs.ID),
  });
  const { setMain, moveOut } = useGroupSeriesChanges(groupId);
  if ((group.isError && !group.data) || (series.isError && !series.data)) {
    return (
      <ErrorState
        compact
        title="Error, please refresh!"
        detail={(group.error ?? series.error)?.message}
        retrying={group.isFetching || series.isFetching}
        onRetry={() => void Promise.all([group.refetch(), series.refetch()])}
      />
    );
  }
  if (!group.data || !series.data) return <Skeleton height="8rem" />;
  const { MainSeries, PreferredSeries } = group.data.IDs;
  const changing = setMain.isPending || moveOut.isPending;
  return (
    <ul aria-label="Series of the group" className={styles.list}>
      {series.data.map((one) => {
        const { ID } = one.IDs;
        const isMain = ID === MainSeries;
        return (
          <li key={ID} className={styles.row}>
            <span lang={titleLanguage(one.Name, one.AniDB?.Titles)} dir="auto" className={styles.name}>
              {one.Name}
            </span>
            {isMain && <Badge tone="accent">Main</Badge>}
            <IconButton
              icon={isMain ? starFilledIcon : starIcon}
              label={`Set as main series: ${one.Name}`}
              title="Set as main series"
              disabled={isMain}
              aria-disabled={changing || undefined}
              onClick={() => !changing && setMain.mutate({ to: ID, from: PreferredSeries ?? noPreference })}
            />
            <IconButton
              icon={plusIcon}
              label={`Move series to new group: ${one.Name}`}
              title={series.data.length > 1 ? 'Move series to new group' : 'The group has no other series'}
              disabled={series.data.length < 2}
              aria-disabled={changing || undefined}
              onClick={() => !changing && moveOut.mutate(one)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function useGroupSeriesChanges(groupId: number) {
  const client = useQueryClient();
  const mayMove = useMayCall('PATCH', '/api/v3/Series/{seriesID}/Move/{groupID}');
  const fail = (title: string) => (error: unknown) =>
    notify({ kind: 'error', title, text: messageOf(error) });

  const setMain = useMutation({
    mutationFn: ({ to }: { readonly to: number; readonly from?: number }) => setMainSeries(groupId, to),
    onSuccess: async (_, { from }) => {
      notify({
        kind: 'success',
        title: 'Group updated!',
        ...(from !== undefined && {
          action: { label: 'Undo', onPress: () => setMain.mutate({ to: from }) },
        }),
      });
      await markStale(client, [groupKeys.all, filterKeys.previews]);
    },
    onError: fail('The group could not be updated'),
  });

  const stale = (seriesId: number) =>
    markStale(client, [groupKeys.all, filterKeys.previews, seriesKeys.one(seriesId)]);
  const moveBack = useMutation({
    mutationFn: ({ IDs }: Series) => moveSeriesToGroup(IDs.ID, groupId),
    onSuccess: (_, { IDs }) => stale(IDs.ID),
    onError: fail('The series could not be moved back'),
  });
  const moveOut = useMutation({
    mutationFn: ({ IDs }: Series) => createGroup([IDs.ID]),
    onSuccess: async (_, series) => {
      notify({
        kind: 'success',
        title: 'Created new group!',
        ...(mayMove && { action: { label: 'Undo', onPress: () => moveBack.mutate(series) } }),
      });
      await stale(series.IDs.ID);
    },
    onError: fail('The series could not be moved'),
  });
  return { setMain, moveOut };
}

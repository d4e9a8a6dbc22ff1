import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Group } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { moveSeriesToGroup } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { Badge } from '@hondana/shared/ui/Badge';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { plusIcon, starFilledIcon, starIcon } from '@hondana/shared/ui/icons';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { groupQuery, groupSeriesQuery } from '../../shared/groups.ts';
import { createGroup, setMainSeries } from '../../shared/groupWrites.ts';
import styles from './GroupSeriesTab.module.css';

const noPreference = 0;

export function GroupSeriesTab({ groupId }: { readonly groupId: number }) {
  const group = useQuery({ ...groupQuery({ groupId }), retry: retryOnce });
  const series = useQuery({
    ...groupSeriesQuery({ groupId }),
    retry: retryOnce,
    select: (all) => all.toSorted((left, right) => left.IDs.ID - right.IDs.ID),
  });
  const { setMain, moveOut } = useGroupSeriesChanges(group.data);
  if ((group.isError && !group.data) || (series.isError && !series.data)) {
    return (
      <ErrorState
        compact
        title={t`Error, please refresh!`}
        error={group.error ?? series.error}
        retrying={group.isFetching || series.isFetching}
        onRetry={() => void Promise.all([group.refetch(), series.refetch()])}
      />
    );
  }
  if (!group.data || !series.data) return <Skeleton height="8rem" />;
  const { HasCustomName: hasCustomName } = group.data;
  const { MainSeries } = group.data.IDs;
  const changing = setMain.isPending || moveOut.isPending;
  return (
    <ul aria-label={t`Series of the group`} className={styles.list}>
      {series.data.map((one) => {
        const { ID } = one.IDs;
        const name = one.Name;
        const isMain = ID === MainSeries;
        return (
          <li key={ID} className={styles.row}>
            <span lang={titleLanguage(name, one.AniDB?.Titles)} dir="auto" className={styles.name}>
              {name}
            </span>
            {isMain && (
              <Badge tone="accent">
                <Trans>Main</Trans>
              </Badge>
            )}
            <IconButton
              icon={isMain ? starFilledIcon : starIcon}
              label={t`Set as main series: ${name}`}
              title={t`Set as main series`}
              disabled={isMain}
              aria-disabled={changing || undefined}
              onClick={() => !changing && setMain.mutate({ groupId, seriesId: ID, hasCustomName })}
            />
            <IconButton
              icon={plusIcon}
              label={t`Move series to new group: ${name}`}
              title={series.data.length > 1 ? t`Move series to new group` : t`The group has no other series`}
              disabled={series.data.length < 2}
              aria-disabled={changing || undefined}
              onClick={() => !changing && moveOut.mutate({ seriesIds: [ID] })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function useGroupSeriesChanges(group: Group | undefined) {
  const mayMove = useMay(moveSeriesToGroup);
  const setMain = useWrite(setMainSeries, {
    done: t`Group updated!`,
    failed: t`The group could not be updated`,
    undo: ({ groupId, hasCustomName }) =>
      setMainSeries.with({ groupId, hasCustomName, seriesId: group?.IDs.PreferredSeries ?? noPreference }),
  });
  const moveOut = useWrite(createGroup, {
    done: t`Created new group!`,
    failed: t`The series could not be moved`,
    undo: ({ seriesIds: [seriesId] }) =>
      mayMove && group ? moveSeriesToGroup.with({ seriesId, groupId: group.IDs.ID }) : undefined,
  });
  return { setMain, moveOut };
}

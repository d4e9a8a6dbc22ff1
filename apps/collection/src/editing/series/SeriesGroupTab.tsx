import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { groupOfSeriesQuery } from '@hondana/shared/resources/series';
import { moveSeriesToGroup } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { GroupChooser } from '../../shared/GroupChooser.tsx';
import { createGroup } from '../../shared/groupWrites.ts';
import { NameEditor } from '../NameEditor.tsx';
import { useRenameGroup } from '../useRenameGroup.ts';

export function SeriesGroupTab({ seriesId }: { readonly seriesId: number }) {
  const group = useQuery({ ...groupOfSeriesQuery({ seriesId }), retry: retryOnce });
  const rename = useRenameGroup(group.data);
  const mayMove = useMay(moveSeriesToGroup);
  // The server deletes a group that loses its last series, so there is nothing to move back to.
  const moveBack = () =>
    group.data && group.data.Size > 1
      ? moveSeriesToGroup.with({ seriesId, groupId: group.data.IDs.ID })
      : undefined;
  const failed = t`The series could not be moved`;
  const create = useWrite(createGroup, { done: t`Created new group!`, failed, undo: moveBack });
  const move = useWrite(moveSeriesToGroup, {
    done: t`Moved series into new group!`,
    failed,
    undo: moveBack,
  });

  if (group.isError && !group.data)
    return <QueryFailure query={group} compact title={t`The group could not be loaded`} />;
  if (!group.data) return <Skeleton height="4rem" />;
  const { data } = group;
  return (
    <>
      <NameEditor
        key={data.IDs.ID}
        label={t`Group name`}
        name={data.Name}
        choices={[]}
        choicesLabel=""
        saving={rename.isPending}
        onSave={(name) => rename.mutateAsync({ groupId: data.IDs.ID, name, isCustom: true })}
      />
      {mayMove && (
        <GroupChooser
          without={data.IDs.ID}
          busy={move.isPending || create.isPending}
          onNew={() => create.mutate({ seriesIds: [seriesId] })}
          onChoose={(groupId) => move.mutate({ seriesId, groupId })}
        />
      )}
    </>
  );
}

import { createGroup, groupOfSeriesQuery, moveSeriesToGroup } from '@hondana/shared/api/groups';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useMayCall } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { GroupChooser } from '../shared/GroupChooser.tsx';
import { keysOfMove } from '../shared/groupMoves.ts';
import { messageOf } from '../shared/messageOf.ts';
import { NameEditor } from '../shared/NameEditor.tsx';
import { useRenameGroup } from '../shared/useRenameGroup.ts';

interface Move {
  /** A new group when left out. */
  readonly to?: number;
  /** Where it was, while there is a way back. */
  readonly from?: number | undefined;
}

/** The group that a series is in: its name, and where else the series may go. */
export function SeriesGroupTab({ seriesId }: { readonly seriesId: number }) {
  const client = useQueryClient();
  const group = useQuery({ ...groupOfSeriesQuery(seriesId), retry: retryOnce });
  const rename = useRenameGroup();
  const mayMove = useMayCall('PATCH', '/api/v3/Series/{seriesID}/Move/{groupID}');
  const move = useMutation({
    mutationFn: async ({ to }: Move) => {
      if (to === undefined) await createGroup([seriesId]);
      else await moveSeriesToGroup(seriesId, to);
    },
    onSuccess: async (_, { to, from }) => {
      notify({
        kind: 'success',
        title: to === undefined ? 'Created new group!' : 'Moved series into new group!',
        ...(from !== undefined && {
          action: { label: 'Undo', onPress: () => move.mutate({ to: from }) },
        }),
      });
      await markStale(client, keysOfMove(seriesId));
    },
    onError: (error) =>
      notify({ kind: 'error', title: 'The series could not be moved', text: messageOf(error) }),
  });

  if (group.isError && !group.data) {
    return (
      <ErrorState
        compact
        title="The group could not be loaded"
        detail={group.error.message}
        retrying={group.isFetching}
        onRetry={() => void group.refetch()}
      />
    );
  }
  if (!group.data) return <Skeleton height="4rem" />;
  const { data } = group;
  // A group that loses its last series is gone: there is no way back into it.
  const from = data.Size > 1 ? data.IDs.ID : undefined;
  return (
    <>
      <NameEditor
        key={data.IDs.ID}
        label="Group name"
        name={data.Name}
        choices={[]}
        choicesLabel=""
        saving={rename.isPending}
        onSave={(name) => rename.mutateAsync({ group: data, name })}
      />
      {mayMove && (
        <GroupChooser
          without={data.IDs.ID}
          busy={move.isPending}
          onNew={() => move.mutate({ from })}
          onChoose={(to) => move.mutate({ to, from })}
        />
      )}
    </>
  );
}

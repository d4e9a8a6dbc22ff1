import { renameGroup } from '@hondana/shared/api/groups';
import { filterKeys, groupKeys } from '@hondana/shared/api/queryKeys';
import type { Group } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from './messageOf.ts';

interface Renaming {
  /** As it was before. */
  readonly group: Group;
  readonly name: string;
  /** Puts back what was there; there is nothing more to undo. */
  readonly isUndo?: boolean;
}

/** Gives a group a name of its own; the notice takes it back. */
export function useRenameGroup() {
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: ({ group, name, isUndo }: Renaming) =>
      renameGroup(group.IDs.ID, name, isUndo ? group.HasCustomName : true),
    onSuccess: async (_, { group, isUndo }) => {
      notify({
        kind: 'success',
        title: 'Group updated!',
        ...(!isUndo && {
          action: {
            label: 'Undo',
            onPress: () => rename.mutate({ group, name: group.Name, isUndo: true }),
          },
        }),
      });
      await markStale(client, [groupKeys.all, filterKeys.previews]);
    },
    onError: (error) =>
      notify({ kind: 'error', title: 'The group could not be updated', text: messageOf(error) }),
  });
  return rename;
}

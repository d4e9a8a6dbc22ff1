import { filterKeys } from '@hondana/shared/api/filters';
import { groupKeys, patchGroup } from '@hondana/shared/api/groups';
import type { Group, PatchOperation } from '@hondana/shared/api/types';
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

function renaming(name: string, isCustom: boolean): readonly PatchOperation[] {
  return [
    { op: 'replace', path: '/Name', value: name },
    // The server takes this one as text (facts 5.5).
    { op: 'replace', path: '/HasCustomName', value: String(isCustom) },
  ];
}

/** Gives a group a name of its own; the notice takes it back. */
export function useRenameGroup() {
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: ({ group, name, isUndo }: Renaming) =>
      patchGroup(group.IDs.ID, renaming(name, isUndo ? group.HasCustomName : true)),
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

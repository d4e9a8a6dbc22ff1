import type { Group } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { t } from '@lingui/core/macro';
import { renameGroup } from '../shared/groupWrites.ts';

export function useRenameGroup(group: Group | undefined) {
  return useWrite(renameGroup, {
    done: t`Group updated!`,
    failed: t`The group could not be updated`,
    undo: ({ groupId }) =>
      group && renameGroup.with({ groupId, name: group.Name, isCustom: group.HasCustomName }),
  });
}

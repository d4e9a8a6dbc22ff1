import { errorText } from '@hondana/shared/api/ApiError';
import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { notify } from '@hondana/shared/overlays/notices';
import { formatList } from '@hondana/shared/ui/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contestedSettings, withEdits } from './configEdits.ts';
import { renamerConfigsQuery } from './renamers.ts';
import { valuesOf } from './settingValues.ts';
import type { ConfigDraft } from './useConfigDraft.ts';
import { useConfigWrites } from './useConfigWrites.ts';

export type ConfigSaving = ReturnType<typeof useSaveConfig>;

/** Why the config cannot be saved now; undefined when it can. */
function saveBlock({ name, values, isEdited, isValid }: ConfigDraft): string | undefined {
  if (values.length === 0) return 'Renamer does not have any settings to save.';
  if (!isEdited) return 'No changes to save.';
  return isValid ? pathSegmentFault(name) : 'A value is invalid.';
}

/**
 * Saves what was changed of a config. The server takes it whole and compares nothing, so it is read right before: what
 * someone else changed meanwhile stands, unless it is the same setting, which is said and not overwritten.
 */
export function useSaveConfig(draft: ConfigDraft) {
  const { name, renamer, edits, rebase, discard } = draft;
  const client = useQueryClient();
  const { save: write } = useConfigWrites();
  const saving = useMutation({
    mutationFn: async (): Promise<boolean> => {
      const configs = await client.fetchQuery({ ...renamerConfigsQuery(), staleTime: 0, retry: false });
      const config = configs.find(({ Name }) => Name === name);
      if (!config) throw new Error('Someone else deleted or renamed it.');
      const now = valuesOf(config, renamer);
      const contested = contestedSettings(edits, now);
      if (contested.length > 0) {
        rebase(now);
        notify({
          kind: 'error',
          title: 'Someone else saved first',
          text: `${formatList(contested)} of "${name}" was changed elsewhere and not overwritten. Save again to use your values.`,
        });
        return false;
      }
      // A failure has been reported; the changes stay.
      return write.mutateAsync({ config: { ...config, Settings: withEdits(now, edits) } }).then(
        () => {
          discard();
          return true;
        },
        () => false,
      );
    },
    onError: (error) =>
      notify({ kind: 'error', title: `"${name}" could not be saved!`, text: errorText(error) }),
  });
  /** Resolves to whether it was saved; why not has been said. */
  const save = (): Promise<boolean> => saving.mutateAsync().catch(() => false);
  return { save, isSaving: saving.isPending, blocked: saveBlock(draft) };
}

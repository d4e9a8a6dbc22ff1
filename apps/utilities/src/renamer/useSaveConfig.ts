import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { formatList } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictingSettings, withEdits } from './configEdits.ts';
import { renamerConfigsQuery } from './renamers.ts';
import { valuesOf } from './settingValues.ts';
import type { ConfigDraft } from './useConfigDraft.ts';
import { useConfigWrites } from './useConfigWrites.ts';

export type ConfigSaving = ReturnType<typeof useSaveConfig>;

function saveBlock({ name, values, isEdited, isValid }: ConfigDraft): string | undefined {
  if (values.length === 0) return t`Renamer does not have any settings to save.`;
  if (!isEdited) return t`No changes to save.`;
  return isValid ? pathSegmentFault(name) : t`A value is invalid.`;
}

/**
 * The server replaces a config without comparing versions, so it is refetched first: others' changes stay, and a
 * setting that someone else changed too is reported, not overwritten.
 */
export function useSaveConfig(draft: ConfigDraft) {
  const { name, renamer, edits, rebase, discard } = draft;
  const client = useQueryClient();
  const { save: write } = useConfigWrites();
  const saving = useMutation({
    mutationFn: async (): Promise<boolean> => {
      const configs = await client.fetchQuery({ ...renamerConfigsQuery(), staleTime: 0, retry: false });
      const config = configs.find(({ Name }) => Name === name);
      if (!config) throw new Error(t`Someone else deleted or renamed it.`);
      const now = valuesOf(config, renamer);
      const contested = conflictingSettings(edits, now);
      if (contested.length > 0) {
        const settings = formatList(contested);
        rebase(now);
        notify({
          kind: 'error',
          title: t`Someone else saved first`,
          text: t`${settings} of "${name}" was changed elsewhere and not overwritten. Save again to use your values.`,
        });
        return false;
      }
      // `useWrite` has reported a failure; the edits stay.
      return write.mutateAsync({ config: { ...config, Settings: withEdits(now, edits) } }).then(
        () => {
          discard();
          return true;
        },
        () => false,
      );
    },
    onError: (error) =>
      notify({ kind: 'error', title: t`"${name}" could not be saved!`, text: errorText(error) }),
  });
  const save = (): Promise<boolean> => saving.mutateAsync().catch(() => false);
  return { save, isSaving: saving.isPending, blocked: saveBlock(draft) };
}

import { configurationCheck } from '@hondana/shared/resources/configurations';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ConfigSaving } from '../useSaveConfig.ts';
import { useSaveEdits } from '../useSaveEdits.ts';
import { presetConfigurationQuery } from './presets.ts';
import { configurationOf, type PresetDraft, settingsOf } from './usePresetDraft.ts';
import { usePresetWrites } from './usePresetWrites.ts';

function saveBlock({ isConfigurable, isEdited, isValid }: PresetDraft): string | undefined {
  if (!isConfigurable) return t`This preset has nothing to save.`;
  if (!isEdited) return t`No changes to save.`;
  return isValid ? undefined : t`A value is invalid.`;
}

/** With what the server said against the values, by path. */
export function useSavePreset(
  draft: PresetDraft,
): ConfigSaving & { readonly faults: Readonly<Record<string, readonly string[]>> } {
  const client = useQueryClient();
  const { id: presetId, name, provider } = draft;
  const { save } = usePresetWrites(name);
  const saving = useSaveEdits(draft, {
    readNow: async () => {
      const query = presetConfigurationQuery({ presetId });
      return settingsOf(await client.fetchQuery({ ...query, staleTime: 0, retry: false }));
    },
    // The call that saves a preset doesn't look at what it is given.
    check: async (values) => {
      const configId = provider?.Configuration?.ID;
      if (configId !== undefined) await configurationCheck.send({ configId, value: configurationOf(values) });
    },
    write: (values) => save.mutateAsync({ presetId, configuration: configurationOf(values) }),
  });
  return { ...saving, blocked: saveBlock(draft) };
}

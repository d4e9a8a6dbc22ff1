import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RenamerConfig, renamerConfigsQuery } from './renamers.ts';
import { valuesOf } from './settingValues.ts';
import type { ConfigDraft } from './useConfigDraft.ts';
import { useConfigWrites } from './useConfigWrites.ts';
import { useSaveEdits } from './useSaveEdits.ts';

/** Of a config or a preset. */
export interface ConfigSaving {
  /** @returns whether it was saved */
  readonly save: () => Promise<boolean>;
  readonly isSaving: boolean;
  /** Why it can't be saved. */
  readonly blocked: string | undefined;
}

function saveBlock({ name, values, isEdited, isValid }: ConfigDraft): string | undefined {
  if (values.length === 0) return t`Renamer does not have any settings to save.`;
  if (!isEdited) return t`No changes to save.`;
  return isValid ? pathSegmentFault(name) : t`A value is invalid.`;
}

export function useSaveConfig(draft: ConfigDraft): ConfigSaving {
  const client = useQueryClient();
  const { save: write } = useConfigWrites();
  const fetchConfig = async (): Promise<RenamerConfig> => {
    const configs = await client.fetchQuery({ ...renamerConfigsQuery(), staleTime: 0, retry: false });
    const config = configs.find(({ Name }) => Name === draft.name);
    if (!config) throw new Error(t`Someone else deleted or renamed it.`);
    return config;
  };
  const { save, isSaving } = useSaveEdits(draft, {
    readNow: async () => valuesOf(await fetchConfig(), draft.renamer),
    write: async (values) => {
      const { config } = draft;
      if (config) await write.mutateAsync({ config: { ...config, Settings: values } });
    },
  });
  return { save, isSaving, blocked: saveBlock(draft) };
}

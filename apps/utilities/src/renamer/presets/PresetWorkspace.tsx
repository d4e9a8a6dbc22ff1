import type { ServerSettings } from '@hondana/shared/api/types';
import { useNavigationLock } from '@hondana/shared/navigation';
import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { FileSources } from '../FileSources.tsx';
import { initialOptions } from '../initialOptions.ts';
import { RelocationBar } from '../RelocationBar.tsx';
import { RelocationTable } from '../RelocationTable.tsx';
import styles from '../RenamerPage.module.css';
import type { RelocationMethod } from '../relocationMethod.ts';
import { relocationStore } from '../relocationStore.ts';
import { UnsavedConfig } from '../UnsavedConfig.tsx';
import { usePreviews } from '../usePreviews.ts';
import { PresetBar } from './PresetBar.tsx';
import { PresetSettings } from './PresetSettings.tsx';
import type { Preset, RelocationProvider } from './presets.ts';
import { configurationOf, type PresetDraft, usePresetDraft } from './usePresetDraft.ts';
import { useSavePreset } from './useSavePreset.ts';

interface PresetWorkspaceProps {
  readonly presets: readonly Preset[];
  readonly providers: readonly RelocationProvider[];
  readonly importSettings: ServerSettings['Plugins']['Renamer'] | undefined;
}

function methodOf(draft: PresetDraft): RelocationMethod {
  const { preset, provider, id, name, values, isConfigurable, configuration, isEdited, isValid } = draft;
  const isKnown = !isConfigurable || configuration.data !== undefined;
  return {
    id: preset && provider ? id : '',
    name,
    edited: isEdited ? t`Preset has been edited, please save before renaming files` : undefined,
    by:
      provider && isValid && isKnown
        ? { providerId: provider.ID, configuration: isConfigurable ? configurationOf(values) : null }
        : undefined,
    blocked: preset?.IsUsable ? undefined : t`This preset cannot be used.`,
  };
}

export function PresetWorkspace({ presets, providers, importSettings }: PresetWorkspaceProps) {
  const draft = usePresetDraft(presets, providers);
  const store = relocationStore();
  const how = useAtomValue(store.stateAtom).how ?? initialOptions(importSettings);
  const method = methodOf(draft);
  usePreviews(method, how);
  const saving = useSavePreset(draft);
  const { name } = draft;
  useNavigationLock(draft.isEdited, t`Save or discard the changes to “${name}” first.`);
  return (
    <>
      <PresetBar draft={draft} saving={saving} presets={presets} providers={providers} />
      <UnsavedConfig draft={draft} saving={saving} saveLabel={t`Save preset`} />
      <div className={styles.workspace}>
        <section aria-label={t`Settings of the preset`} className={styles.settings}>
          <PresetSettings key={draft.id} draft={draft} refusals={saving.faults} />
        </section>
        <section aria-label={t`Files to rename`} className={styles.files}>
          <FileSources />
          <RelocationBar method={method} how={how} onHow={(chosen) => store.choose(chosen)} />
          <RelocationTable isPreviewed={method.blocked === undefined} />
        </section>
      </div>
    </>
  );
}

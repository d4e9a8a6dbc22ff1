import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import type { ServerSettings } from '@hondana/shared/api/types';
import { useNavigationLock } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { ConfigBar } from './ConfigBar.tsx';
import { FileSources } from './FileSources.tsx';
import { initialOptions } from './initialOptions.ts';
import { RelocationBar } from './RelocationBar.tsx';
import { RelocationTable } from './RelocationTable.tsx';
import styles from './RenamerPage.module.css';
import type { RelocationMethod } from './relocationMethod.ts';
import { relocationStore } from './relocationStore.ts';
import type { Renamer, RenamerConfig } from './renamers.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { UnsavedConfig } from './UnsavedConfig.tsx';
import { useConfigDraft } from './useConfigDraft.ts';
import { usePreviews } from './usePreviews.ts';
import { useSaveConfig } from './useSaveConfig.ts';

type ImportSettings = ServerSettings['Plugins']['Renamer'];

interface RenamerWorkspaceProps {
  readonly renamers: readonly Renamer[];
  readonly configs: readonly RenamerConfig[];
  readonly importSettings: ImportSettings | undefined;
}

export function RenamerWorkspace({ renamers, configs, importSettings }: RenamerWorkspaceProps) {
  const defaultName =
    (importSettings && 'DefaultRenamer' in importSettings && importSettings.DefaultRenamer) || 'Default';
  const draft = useConfigDraft(configs, renamers, defaultName);
  const store = relocationStore();
  const how = useAtomValue(store.stateAtom).how ?? initialOptions(importSettings);
  const { config, renamer, name, values, isEdited, isValid } = draft;
  const method: RelocationMethod = {
    id: config && renamer ? name : '',
    name,
    edited: isEdited ? t`Config has been edited, please save before renaming files` : undefined,
    by: isValid && config ? { config: { ...config, Settings: values } } : undefined,
    blocked: pathSegmentFault(name),
  };
  usePreviews(method, how);
  const saving = useSaveConfig(draft);
  useNavigationLock(isEdited, t`Save or discard the changes to “${name}” first.`);
  return (
    <>
      <ConfigBar
        draft={draft}
        saving={saving}
        configs={configs}
        renamers={renamers}
        defaultName={defaultName}
      />
      <UnsavedConfig draft={draft} saving={saving} saveLabel={t`Save config`} />
      <div className={styles.workspace}>
        <section aria-label={t`Settings of the config`} className={styles.settings}>
          {draft.config && draft.renamer ? (
            <SettingsForm key={draft.name} draft={draft} />
          ) : (
            <EmptyState
              compact
              title={t`No renamer found!`}
              text={t`The renamer of this config is not installed, or there is no config.`}
            />
          )}
        </section>
        <section aria-label={t`Files to rename`} className={styles.files}>
          <FileSources />
          <RelocationBar method={method} how={how} onHow={(chosen) => store.choose(chosen)} />
          <RelocationTable />
        </section>
      </div>
    </>
  );
}

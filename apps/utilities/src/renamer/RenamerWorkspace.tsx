import type { ServerSettings } from '@hondana/shared/api/types';
import { useNavigationLock } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { ConfigBar } from './ConfigBar.tsx';
import { FileSources } from './FileSources.tsx';
import { RelocationBar } from './RelocationBar.tsx';
import { RelocationTable } from './RelocationTable.tsx';
import styles from './RenamerPage.module.css';
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

/** Initial values of Move and Rename (facts 5.19). */
function initialOptions(settings: ImportSettings | undefined) {
  const move = settings?.MoveOnImport ?? false;
  return { move, rename: move ? (settings?.RenameOnImport ?? true) : true };
}

export function RenamerWorkspace({ renamers, configs, importSettings }: RenamerWorkspaceProps) {
  const defaultName =
    (importSettings && 'DefaultRenamer' in importSettings && importSettings.DefaultRenamer) || 'Default';
  const draft = useConfigDraft(configs, renamers, defaultName);
  const store = relocationStore();
  const how = useAtomValue(store.stateAtom).how ?? initialOptions(importSettings);
  usePreviews(draft, how);
  const saving = useSaveConfig(draft);
  const { name } = draft;
  useNavigationLock(draft.isEdited, t`Save or discard the changes to “${name}” first.`);
  return (
    <>
      <ConfigBar
        draft={draft}
        saving={saving}
        configs={configs}
        renamers={renamers}
        defaultName={defaultName}
      />
      <UnsavedConfig draft={draft} saving={saving} />
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
          <RelocationBar draft={draft} how={how} onHow={(chosen) => store.choose(chosen)} />
          <RelocationTable />
        </section>
      </div>
    </>
  );
}

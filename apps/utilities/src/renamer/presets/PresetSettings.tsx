import { type CodeEditorProps, SchemaForm } from '@hondana/shared/schemaForm/SchemaForm';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { relocationStore } from '../relocationStore.ts';
import type { CodeLanguage } from '../renamers.ts';
import { ScriptEditor } from '../ScriptEditor.tsx';
import styles from '../SettingsForm.module.css';
import { scriptFault } from '../scriptFault.ts';
import { configurationOf, type PresetDraft } from './usePresetDraft.ts';

interface PresetSettingsProps {
  readonly draft: PresetDraft;
  /** What the server said against the values when they were to be saved. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
}

export function PresetSettings({ draft, refusals }: PresetSettingsProps) {
  const { preset, provider, isConfigurable, configuration, schemaAnswer, schema, values, faults } = draft;
  if (!preset) {
    return (
      <EmptyState
        compact
        title={t`No presets`}
        text={t`A preset says how files are renamed. Create the first one.`}
      />
    );
  }
  if (!provider || !preset.IsUsable) {
    return (
      <EmptyState
        compact
        title={t`This preset cannot be used`}
        text={t`The plugin that provides it is not installed, or is disabled. Install it again, or delete the preset.`}
      />
    );
  }
  if (!isConfigurable) {
    return (
      <div className={styles.form}>
        <p className={styles.description}>{provider.Description}</p>
        <p className={styles.description}>
          <Trans>This preset has no settings.</Trans>
        </p>
      </div>
    );
  }
  const failed = [configuration, schemaAnswer].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <QueryFailure query={failed} compact title={t`The preset could not be loaded`} />;
  if (configuration.data === undefined || schemaAnswer.data === undefined) {
    return <Skeleton shape="block" width="100%" height="16rem" />;
  }
  if (!schema) return <EmptyState compact title={t`The server did not describe this preset’s settings.`} />;
  return (
    <div className={styles.form}>
      <p className={styles.description}>{provider.Description}</p>
      <SchemaForm
        schema={schema}
        value={configurationOf(values)}
        onChange={draft.change}
        errors={{ ...refusals, ...faults }}
        codeEditor={Script}
      />
    </div>
  );
}

function Script({ language, ...editor }: CodeEditorProps) {
  const fault = scriptFault(useAtomValue(relocationStore().stateAtom).results.values());
  // A language that the editor doesn't know is shown as plain text.
  return <ScriptEditor {...editor} language={language as CodeLanguage} fault={fault} />;
}

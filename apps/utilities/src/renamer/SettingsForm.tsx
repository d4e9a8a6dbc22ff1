import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { relocationStore } from './relocationStore.ts';
import { SettingField } from './SettingField.tsx';
import styles from './SettingsForm.module.css';
import { scriptFault } from './scriptFault.ts';
import { settingKindOf } from './settingValues.ts';
import type { ConfigDraft } from './useConfigDraft.ts';

/** The script comes last (facts 5.19). */
export function SettingsForm({ draft }: { readonly draft: ConfigDraft }) {
  const { renamer, values, faults, change } = draft;
  const inScript = scriptFault(useAtomValue(relocationStore().stateAtom).results.values());
  const fields = (renamer?.Settings ?? []).map((definition, at) => {
    const value = values[at]?.Value;
    return { definition, value, fault: faults[at], isScript: settingKindOf(definition, value) === 'Code' };
  });
  const field = ({ definition, value, fault }: (typeof fields)[number]) => (
    <SettingField
      key={definition.Name}
      definition={definition}
      value={value}
      fault={fault}
      scriptFault={inScript}
      onChange={(next) => change(definition.Name, next)}
    />
  );
  return (
    <div className={styles.form}>
      {renamer?.Description && <p className={styles.description}>{renamer.Description}</p>}
      {fields.filter(({ isScript }) => !isScript).map(field)}
      {fields.filter(({ isScript }) => isScript).map(field)}
      {!fields.some(({ isScript }) => isScript) && (
        <p className={styles.description}>
          <Trans>This renamer does not have any script to edit!</Trans>
        </p>
      )}
    </div>
  );
}

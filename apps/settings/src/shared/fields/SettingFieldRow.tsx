import { fieldFault } from '../catalogue/fieldFault.ts';
import type { SettingField, SettingsPageId } from '../catalogue/fieldTypes.ts';
import { useDraft } from '../draft/SettingsDraft.tsx';
import { valueAt } from '../draft/settingPath.ts';
import { SettingControl } from './SettingControl.tsx';
import { SettingRow } from './SettingRow.tsx';

interface SettingFieldRowProps {
  readonly field: SettingField;
  readonly page: SettingsPageId;
}

/** One setting of a page, drawn by its kind and bound to the draft. */
export function SettingFieldRow({ field, page }: SettingFieldRowProps) {
  const { documents, edits, valueFor, change, refusal } = useDraft();
  const { path, label, needs } = field;
  if (field.kind === 'own' || valueAt(documents, path) === undefined) return null;
  const fault = edits.get(path)?.fault;
  const faultText = fault && [fault.title, fault.text].filter(Boolean).join('. ');
  return (
    <SettingRow path={path} label={label}>
      <SettingControl
        field={field}
        value={valueFor(path)}
        error={faultText ?? refusal?.atEdits[path]}
        disabled={needs !== undefined && valueFor(needs) !== true}
        onChange={(value) => change({ path, label, page }, value, fieldFault(field, value))}
      />
    </SettingRow>
  );
}

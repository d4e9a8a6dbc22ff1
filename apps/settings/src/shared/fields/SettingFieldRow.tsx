import { useDraft } from '../draft/SettingsDraft.tsx';
import { valueAt } from '../draft/settingPath.ts';
import type { Setting } from '../settingsPage.ts';
import { SettingControl } from './SettingControl.tsx';
import { SettingRow } from './SettingRow.tsx';

export function SettingFieldRow({ field }: { readonly field: Setting }) {
  const { documents, faultAt, valueFor, change, refusalAt } = useDraft();
  const { path, label, needs } = field;
  if (field.kind === 'custom' || valueAt(documents, path) === undefined) return null;
  const fault = faultAt(path);
  const faultText = fault && [fault.title, fault.text].filter(Boolean).join('. ');
  return (
    <SettingRow path={path} label={label}>
      <SettingControl
        field={field}
        value={valueFor(path)}
        error={faultText ?? refusalAt(path)}
        disabled={needs !== undefined && valueFor(needs) !== true}
        onChange={(value) => change(path, value)}
      />
    </SettingRow>
  );
}

import { Select } from '@hondana/shared/overlays/select';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { Switch } from '@hondana/shared/ui/Switch';
import { TextField } from '@hondana/shared/ui/TextField';
import type { SettingField } from '../catalogue/fieldTypes.ts';
import { ChecklistControl } from './ChecklistControl.tsx';
import { WordsControl } from './WordsControl.tsx';

export interface SettingControlProps<Field extends SettingField = SettingField> {
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The control that fits a setting's kind. */
export function SettingControl({ field, value, error, disabled, onChange }: SettingControlProps) {
  const { label, description } = field;
  switch (field.kind) {
    case 'switch':
      return <Switch {...{ label, description, disabled, onChange }} checked={value === true} />;
    case 'number':
      return (
        <TextField
          {...{ label, description, error, disabled }}
          inputMode="numeric"
          autoComplete="off"
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(numberOrText(currentTarget.value))}
        />
      );
    case 'text':
    case 'password': {
      const Control = field.kind === 'password' ? PasswordField : TextField;
      return (
        <Control
          {...{ label, description, error, disabled }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    }
    case 'choice':
      return (
        <Select
          {...{ label, description, error, disabled, onChange }}
          options={field.options}
          value={field.optionOf ? field.optionOf(value) : (value as string | number)}
        />
      );
    case 'words':
      return <WordsControl {...{ field, value, error, disabled, onChange }} />;
    case 'checklist':
      return <ChecklistControl {...{ field, value, error, disabled, onChange }} />;
    case 'own':
      return null;
  }
}

/** What is no whole number stays as it was typed, so that it can be mended; saving tells what is wrong. */
function numberOrText(text: string): number | string {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}

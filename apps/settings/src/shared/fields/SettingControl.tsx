import { OptionControl } from '@hondana/shared/serverOptions/OptionControl';
import { PasswordField, type PasswordFieldProps } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import type { Setting } from '../settingsPage.ts';
import { ChecklistControl } from './ChecklistControl.tsx';
import { WordsControl } from './WordsControl.tsx';

export interface SettingControlProps<Field extends Setting = Setting> {
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

export function SettingControl({ field, value, error, disabled, onChange }: SettingControlProps) {
  const { label, description } = field;
  switch (field.kind) {
    case 'choice': {
      const store = (option: unknown) =>
        onChange(field.storedAs ? field.storedAs(option as string | number) : option);
      return <OptionControl {...{ field, value, error, disabled }} onChange={store} />;
    }
    case 'switch':
    case 'number':
      return <OptionControl {...{ field, value, error, disabled, onChange }} />;
    case 'text':
    case 'password': {
      const properties: PasswordFieldProps = {
        ...{ label, description, error, disabled },
        value: String(value ?? ''),
        onChange: ({ currentTarget }) => onChange(currentTarget.value),
      };
      if (field.kind === 'password') return <PasswordField {...properties} />;
      // Names and addresses run their own way.
      return (
        <TextField {...properties} dir="auto" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      );
    }
    case 'words':
      return <WordsControl {...{ field, value, error, disabled, onChange }} />;
    case 'checklist':
      return <ChecklistControl {...{ field, value, error, disabled, onChange }} />;
    case 'custom':
      return null;
  }
}

import { OptionControl } from '@hondana/shared/serverOptions/OptionControl';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
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

/** The control that fits a setting's kind. */
export function SettingControl({ field, value, error, disabled, onChange }: SettingControlProps) {
  const { label, description } = field;
  switch (field.kind) {
    case 'switch':
    case 'choice':
    case 'number':
      return <OptionControl {...{ field, value, error, disabled, onChange }} />;
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
    case 'words':
      return <WordsControl {...{ field, value, error, disabled, onChange }} />;
    case 'checklist':
      return <ChecklistControl {...{ field, value, error, disabled, onChange }} />;
    case 'custom':
      return null;
  }
}

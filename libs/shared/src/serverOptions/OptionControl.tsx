import { Select } from '@hondana/shared/overlays/select';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OptionField } from './fieldTypes.ts';
import { typedNumber } from './typedNumber.ts';

export interface OptionControlProps {
  readonly field: OptionField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** An invalid number is passed as the typed text. */
  readonly onChange: (value: string | number | boolean) => void;
}

/**
 * A server option's control: a switch, a choice or a number.
 * @example <OptionControl field={field} value={value} error={fault} disabled={false} onChange={change} />
 */
export function OptionControl({ field, value, error, disabled, onChange }: OptionControlProps) {
  const { label, description } = field;
  switch (field.kind) {
    case 'switch':
      return <Switch {...{ label, description, disabled, onChange }} checked={value === true} />;
    case 'choice':
      return (
        <Select
          {...{ label, description, error, disabled, onChange }}
          options={field.options}
          value={field.optionOf ? field.optionOf(value) : (value as string | number | undefined)}
        />
      );
    case 'number':
      return (
        <TextField
          {...{ label, description, error }}
          // An invalid value stays correctable, even when its switch is off.
          disabled={disabled && error === undefined}
          inputMode="numeric"
          autoComplete="off"
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(typedNumber(currentTarget.value))}
        />
      );
  }
}

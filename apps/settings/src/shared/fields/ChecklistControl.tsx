import { Checkbox } from '@hondana/shared/ui/Checkbox';
import type { ChecklistSetting } from '../settingsPage.ts';
import styles from './ChecklistControl.module.css';

interface ChecklistControlProps {
  readonly field: ChecklistSetting;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

export function ChecklistControl({ field, value, error, disabled, onChange }: ChecklistControlProps) {
  const names = Array.isArray(value) ? value.map(String) : [];
  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend className={styles.legend}>{field.label}</legend>
      {field.options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={names.includes(option.value)}
          onChange={(isIn) =>
            onChange(isIn ? [...names, option.value] : names.filter((name) => name !== option.value))
          }
        />
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

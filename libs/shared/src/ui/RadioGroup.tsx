import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
  /** Colour of the chosen segment in `segments`; the accent colour by default. */
  tone?: 'neutral' | 'danger' | undefined;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: 'list' | 'segments' | undefined;
  className?: string | undefined;
}

/** @example <RadioGroup label="View" look="segments" options={views} value={view} onChange={setView} /> */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  look = 'list',
  className,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={hideLabel ? styles.hiddenLegend : styles.legend}>{label}</legend>
      <div className={styles[look]}>
        {options.map((option) => {
          const id = `${name}${option.value}`;
          return (
            <div key={option.value} data-tone={option.tone} className={styles.option}>
              <input
                id={id}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.description ? `${id}description` : undefined}
                className={styles.radio}
                onChange={() => onChange(option.value)}
              />
              <label htmlFor={id} className={styles.label}>
                {option.label}
              </label>
              {option.description && (
                <div id={`${id}description`} className={styles.description}>
                  {option.description}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

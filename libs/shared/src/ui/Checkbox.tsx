import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  description?: ReactNode;
  checked: boolean;
  indeterminate?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/**
 * For settings that take effect at once, use a Switch.
 * @example <Checkbox label="Remember me" checked={remember} onChange={setRemember} />
 */
export function Checkbox({
  label,
  hideLabel,
  description,
  indeterminate = false,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames(styles.row, className)}>
      <input
        {...rest}
        // Not an HTML attribute.
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
        id={id}
        type="checkbox"
        aria-label={hideLabel && typeof label === 'string' ? label : undefined}
        aria-describedby={description ? `${id}description` : undefined}
        className={styles.box}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!hideLabel && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {description && (
        <div id={`${id}description`} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}

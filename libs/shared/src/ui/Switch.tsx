import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * On or off. The switch is at the end of its line, so that those of a settings page line up.
 * @example <Switch label="Notifications" checked={on} onChange={setOn} />
 */
export function Switch({ label, description, onChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames(styles.row, className)}>
      <div className={styles.text}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {description && (
          <div id={`${id}description`} className={styles.description}>
            {description}
          </div>
        )}
      </div>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        aria-describedby={description ? `${id}description` : undefined}
        className={styles.switch}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

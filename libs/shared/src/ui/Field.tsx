import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { errorIcon } from './icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FieldControl {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldText {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  description?: ReactNode;
  error?: ReactNode;
  /** Adds "(optional)" to the label; fields are required by default. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, control, description and error, wired together for screen readers.
 * @example <Field label="Port" error={errors.port}>{(control) => <input {...control} type="number" />}</Field>
 */
export function Field({ label, hideLabel, description, error, optional, className, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}label`;
  const descriptionId = `${id}description`;
  const errorId = `${id}error`;
  const describedBy = classNames(description ? descriptionId : null, error ? errorId : null);
  const labelElement = (
    <label id={labelId} htmlFor={id} className={styles.label}>
      {label}
      {optional && (
        <span className={styles.optional}>
          {' '}
          <Trans>(optional)</Trans>
        </span>
      )}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        'aria-labelledby': labelId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      {error && (
        <div id={errorId} role="alert" className={styles.error}>
          <Icon icon={errorIcon} size={4} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}

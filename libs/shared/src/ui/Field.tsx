import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { errorIcon } from './icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What the control must be given, so that label, description and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldText {
  label: ReactNode;
  /** The label is read aloud but not shown: for fields whose place says what they are. */
  hideLabel?: boolean | undefined;
  /** What one should know before filling it in. */
  description?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** Marks the label "optional". Required fields are the rule and unmarked. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label above, control, then description or error, wired together for screen readers.
 *
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
      {optional && <span className={styles.optional}> (optional)</span>}
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

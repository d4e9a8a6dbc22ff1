import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { Field, type FieldText } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'prefix'> {
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * A single-line input. `ref` and all input props go to the `<input>`, so `register` of react-hook-form works.
 * @example <TextField label="User name" autoComplete="username" error={errors.user?.message} {...register('user')} />
 */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  optional,
  before,
  after,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, description, error, optional, className }}>
      {(control) => (
        <div className={styles.box}>
          {before && <span className={styles.side}>{before}</span>}
          <input {...rest} {...control} className={styles.input} />
          {after && <span className={styles.side}>{after}</span>}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Grows with its content where the browser supports it. */
export function TextAreaField({
  label,
  hideLabel,
  description,
  error,
  optional,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hideLabel, description, error, optional, className }}>
      {(control) => (
        <div className={styles.box}>
          <textarea rows={4} {...rest} {...control} className={classNames(styles.input, styles.area)} />
        </div>
      )}
    </Field>
  );
}

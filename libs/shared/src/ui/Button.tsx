import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icons.tsx';
import { pressOnce } from './pressOnce.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

export interface ButtonLook {
  /** One `primary` per view; `danger` only where something is lost; `quiet` in bars and rows. */
  variant?: ButtonVariant | undefined;
  size?: 'medium' | 'small' | undefined;
  icon?: IconShape | undefined;
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Its action is pending: it keeps its width and focus, and ignores clicks. */
  busy?: boolean | undefined;
  /** Accepts the second click of a double click: for steps such as "Next". */
  repeatable?: boolean | undefined;
  children: ReactNode;
}

/** For links that look like a button. */
export function buttonClass(
  { variant = 'secondary', size = 'medium', wide }: ButtonLook,
  ...more: (string | undefined)[]
) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, ...more);
}

/**
 * A button; `type="button"` by default. Focusable while `busy`, so that the focus is not lost during a request.
 * @example <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>Save</Button>
 */
export function Button({
  variant,
  size,
  icon,
  wide,
  busy,
  repeatable,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A busy submit button must not submit its form again.
      type={busy ? 'button' : (type ?? 'button')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, wide }, busy ? styles.busy : undefined, className)}
      onClick={pressOnce(onClick, { busy, repeatable })}
    >
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={4} />}
        {children}
      </span>
      {busy && <Spinner className={styles.spinner} size={4} />}
    </button>
  );
}

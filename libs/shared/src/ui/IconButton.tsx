import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icons.tsx';
import { pressOnce } from './pressOnce.ts';
import { Spinner } from './Spinner.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconShape;
  /** Accessible name, also shown as tooltip. */
  label: string;
  variant?: ButtonLook['variant'];
  size?: ButtonLook['size'];
  busy?: boolean | undefined;
  repeatable?: boolean | undefined;
}

/** @example <IconButton icon={trashIcon} label="Delete preset" onClick={remove} /> */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  busy,
  repeatable,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size }, styles.icon, busy ? styles.busy : undefined, className)}
      onClick={pressOnce(onClick, { busy, repeatable })}
    >
      {busy ? <Spinner size={4} /> : <Icon icon={icon} size={size === 'small' ? 4 : 5} />}
    </button>
  );
}

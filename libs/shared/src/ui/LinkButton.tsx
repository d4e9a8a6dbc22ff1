import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';

export type LinkButtonProps<Component extends ElementType = 'a'> = ButtonLook & {
  /** The router's link, for places inside the product; a plain `<a>` unless given. */
  component?: Component | undefined;
  className?: string | undefined;
  children: ReactNode;
} & Omit<ComponentProps<Component>, 'className' | 'children' | keyof ButtonLook>;

/**
 * A link that looks like a button: it goes somewhere, so it can be opened in a new tab.
 *
 * @example <LinkButton component={Link} to="/collection">Open the collection</LinkButton>
 * @example <LinkButton href="https://anidb.net" target="_blank" rel="noreferrer">AniDB</LinkButton>
 */
export function LinkButton<Component extends ElementType = 'a'>({
  component,
  variant,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: LinkButtonProps<Component>) {
  const Anchor: ElementType = component ?? 'a';
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={4} />}
        {children}
      </span>
    </Anchor>
  );
}

import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { pressOnce } from './pressOnce.ts';

export type LinkButtonProps<Component extends ElementType = 'a'> = ButtonLook & {
  /** The router's `Link` for internal links; a plain `<a>` by default. */
  component?: Component | undefined;
  className?: string | undefined;
  children: ReactNode;
} & Omit<ComponentProps<Component>, 'className' | 'children' | keyof ButtonLook>;

const externalAttributes = { target: '_blank', rel: 'noreferrer' };

/**
 * A link that looks like a button. External URLs open in a new tab. Ignores the second click of a double click.
 * @example <LinkButton component={Link} to="/collection">Open the collection</LinkButton>
 * @example <LinkButton href="https://anidb.net" icon={externalLinkIcon}>AniDB</LinkButton>
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
  const isExternal = 'href' in rest && typeof rest.href === 'string' && /^https?:/i.test(rest.href);
  return (
    <Anchor
      {...(isExternal && externalAttributes)}
      {...rest}
      // The second click may be meant for a button that the link has replaced.
      onClick={pressOnce<HTMLAnchorElement>('onClick' in rest ? rest.onClick : undefined, {
        busy: false,
        repeatable: false,
      })}
      className={buttonClass({ variant, size, wide }, className)}
    >
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={4} />}
        {children}
      </span>
    </Anchor>
  );
}

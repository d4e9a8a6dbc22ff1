import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { pressOnce } from './pressOnce.ts';

export type LinkButtonProps<Component extends ElementType = 'a'> = ButtonLook & {
  /** The router's link, for places inside the product; a plain `<a>` unless given. */
  component?: Component | undefined;
  className?: string | undefined;
  children: ReactNode;
} & Omit<ComponentProps<Component>, 'className' | 'children' | keyof ButtonLook>;

const elsewhere = { target: '_blank', rel: 'noreferrer' };

/**
 * A link that looks like a button: it goes somewhere, so it can be opened in a new tab. One that leads to another site
 * always is. Like a button it takes no second press of a double click.
 *
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
  const isElsewhere = 'href' in rest && typeof rest.href === 'string' && /^https?:/i.test(rest.href);
  return (
    <Anchor
      {...(isElsewhere && elsewhere)}
      {...rest}
      // The second press of a double click may be meant for a button whose place the link has taken.
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

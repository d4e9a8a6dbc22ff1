import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icons.tsx';
import styles from './State.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** Element of the title; a heading where nothing else is on the page. */
  as?: 'p' | 'h1' | 'h2' | undefined;
  /** Why it is empty, or what would fill it. */
  text?: ReactNode;
  /** The next useful step: "Clear search". */
  action?: ReactNode;
  icon?: IconShape | undefined;
  /** For small panels: less air. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Nothing is here, and that is no error.
 *
 * @example <EmptyState title="No series match" action={<Button onClick={clear}>Clear search</Button>} />
 */
export function EmptyState({
  title,
  as: Title = 'p',
  text,
  action,
  icon,
  compact,
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, compact && styles.compact, className)}>
      {icon && (
        <span className={styles.mark}>
          <Icon icon={icon} size={compact ? 6 : 8} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

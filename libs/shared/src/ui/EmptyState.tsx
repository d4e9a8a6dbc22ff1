import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icons.tsx';
import styles from './State.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  as?: 'p' | 'h1' | 'h2' | undefined;
  text?: ReactNode;
  action?: ReactNode;
  icon?: IconShape | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** @example <EmptyState title="No series match" action={<Button onClick={clear}>Clear search</Button>} /> */
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

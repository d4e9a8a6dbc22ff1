import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import { alertIcon, refreshIcon } from './icons.tsx';
import styles from './State.module.css';

export interface ErrorStateProps {
  /** What failed: "The series could not be loaded". */
  title: ReactNode;
  /** Element of the title; a heading where the failure takes a whole page. */
  as?: 'p' | 'h1' | 'h2' | undefined;
  /** Where and why, as far as is known. */
  detail?: ReactNode;
  /** Tries again in place. */
  onRetry?: (() => void) | undefined;
  /** The next try is under way. */
  retrying?: boolean | undefined;
  /** Other ways out, beside Retry. */
  action?: ReactNode;
  compact?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Something failed, and only this part of the screen is affected.
 *
 * @example <ErrorState title="The tags could not be loaded" detail={error.message} onRetry={() => refetch()} />
 */
export function ErrorState({
  title,
  as: Title = 'p',
  detail,
  onRetry,
  retrying,
  action,
  compact,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(styles.state, compact && styles.compact, className)}>
      <span className={classNames(styles.mark, styles.danger)}>
        <Icon icon={alertIcon} size={compact ? 6 : 8} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {detail && <p className={styles.text}>{detail}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={refreshIcon} busy={retrying} onClick={onRetry}>
              Retry
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { mayRetry } from '../api/ApiError.ts';
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
  /** Why it failed, as it was thrown. Retry is offered where it can help. */
  error?: Error | null | undefined;
  /** Where and why, as far as is known; what the error says unless given. */
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
 * @example <ErrorState title="The tags could not be loaded" error={error} onRetry={() => refetch()} />
 */
export function ErrorState({
  title,
  as: Title = 'p',
  error,
  detail = error?.message,
  onRetry: retry,
  retrying,
  action,
  compact,
  className,
}: ErrorStateProps) {
  const onRetry = mayRetry(error) ? retry : undefined;
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

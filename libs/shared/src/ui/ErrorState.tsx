import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayRetry } from '../http/ApiError.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import { alertIcon, refreshIcon } from './icons.tsx';
import styles from './State.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  as?: 'p' | 'h1' | 'h2' | undefined;
  /** Retry is hidden where it cannot help. */
  error?: Error | null | undefined;
  /** The error's message by default. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  action?: ReactNode;
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** @example <ErrorState title="The tags could not be loaded" error={error} onRetry={() => refetch()} /> */
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
              <Trans>Retry</Trans>
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { alertIcon, checkCircleIcon, closeIcon, errorIcon, infoIcon } from './icons.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

const icons = { info: infoIcon, success: checkCircleIcon, warning: alertIcon, danger: errorIcon } as const;

/**
 * A message that stays as long as it is true. For a transient one use a notice.
 * @example <Banner tone="warning" title="Unsaved changes">Please save before leaving this page.</Banner>
 */
export function Banner({ tone = 'info', title, children, actions, onDismiss, className }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone], className)}
    >
      <Icon icon={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onDismiss && <IconButton icon={closeIcon} label={t`Dismiss`} size="small" onClick={onDismiss} />}
    </div>
  );
}

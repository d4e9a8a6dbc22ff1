import { t } from '@lingui/core/macro';
import { Children, type ReactNode } from 'react';
import styles from './Breadcrumb.module.css';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import { chevronRightIcon } from './icons.tsx';

export interface BreadcrumbProps {
  /** Links, one per step; the last is the current page or its parent. */
  children: ReactNode;
  className?: string | undefined;
}

/** @example <Breadcrumb><Link to="/collection">Collection</Link><Link to="..">{group.Name}</Link></Breadcrumb> */
export function Breadcrumb({ children, className }: BreadcrumbProps) {
  return (
    <nav aria-label={t`Breadcrumb`} className={classNames(styles.nav, className)}>
      <ol className={styles.list}>
        {Children.toArray(children).map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place on the way.
          <li key={index} className={styles.step}>
            {index > 0 && <Icon icon={chevronRightIcon} size={4} className={styles.joint} />}
            <span className={styles.text}>{child}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** @example <Tag>Comedy</Tag> */
export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.tag}>
      <span className={styles.text}>{children}</span>
    </span>
  );
}

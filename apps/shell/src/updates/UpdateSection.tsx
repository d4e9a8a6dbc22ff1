import { Spinner } from '@hondana/shared/ui/Spinner';
import type { ReactNode } from 'react';
import styles from './UpdateDialog.module.css';

interface UpdateSectionProps {
  readonly title: string;
  readonly text: string | undefined;
  readonly waiting: string | false;
  readonly children: ReactNode;
}

export function UpdateSection({ title, text, waiting, children }: UpdateSectionProps) {
  return (
    <section aria-label={title} className={styles.offer}>
      <div>
        <h3>{title}</h3>
        {text && <p className={styles.installed}>{text}</p>}
      </div>
      {waiting ? (
        <p className={styles.waiting} role="status">
          <Spinner size={4} /> {waiting}
        </p>
      ) : (
        children
      )}
    </section>
  );
}

import { Heading } from '@hondana/shared/ui/Heading';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function Specimen({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wideSpecimen : styles.specimen}>
      <Heading level={3} look="label" className={styles.caption}>
        {title}
      </Heading>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.tsx';
import { Heading } from './Heading.tsx';
import styles from './Panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  actions?: ReactNode;
  /** No padding around the content: lists and tables reach the edges. */
  flush?: boolean | undefined;
}

/** @example <Panel title="Series Information" actions={<Button size="small">Edit</Button>}>…</Panel> */
export function Panel({ title, level = 2, actions, flush, className, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={title ? id : rest['aria-labelledby']}
      className={classNames(styles.panel, className)}
    >
      {(title || actions) && (
        <header className={styles.head}>
          {title && (
            <Heading level={level} look="large" id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}

/** A panel without a heading, for one item among several. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}

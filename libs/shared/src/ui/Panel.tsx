import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.tsx';
import { Heading } from './Heading.tsx';
import styles from './Panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  /** No padding around the content: lists and tables reach the edges. */
  flush?: boolean | undefined;
}

/**
 * A titled part of a page on its own ground.
 *
 * @example <Panel title="Series Information" actions={<Button size="small">Edit</Button>}>…</Panel>
 */
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

/** A ground of its own for one thing among several, without a heading of the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}

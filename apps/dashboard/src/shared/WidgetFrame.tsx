import { Link } from '@hondana/shared/navigation';
import { classNames } from '@hondana/shared/ui/classNames';
import { Heading } from '@hondana/shared/ui/Heading';
import { type ReactNode, useId, useState } from 'react';
import styles from './WidgetFrame.module.css';
import { WidgetTools } from './WidgetTools.ts';

interface WidgetFrameProps {
  readonly title: ReactNode;
  /** The page with the full list. */
  readonly to?: string | undefined;
  readonly detail?: ReactNode;
  readonly toolbar?: ReactNode;
  readonly busy?: boolean | undefined;
  /** No padding, so that rows reach the edges. */
  readonly flush?: boolean | undefined;
  /** Makes the content focusable, to scroll it by keys: nothing in it takes the focus. */
  readonly textOnly?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of every widget. It fills its cell on the board; overflowing content scrolls.
 * @example <WidgetFrame title="Import Folders" toolbar={<AddFolder />} busy={folders.isPending}>…</WidgetFrame>
 */
export function WidgetFrame({
  title,
  to,
  detail,
  toolbar,
  busy,
  flush,
  textOnly,
  children,
}: WidgetFrameProps) {
  const id = useId();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className={styles.frame}>
      <header className={styles.head}>
        <Heading level={2} look="large" id={id} className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {detail && <div className={styles.detail}>{detail}</div>}
        {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
        <div ref={setTools} className={styles.tools} />
      </header>
      <div
        className={classNames(styles.body, flush && styles.flush)}
        {...(textOnly && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}
      >
        <WidgetTools value={tools}>{children}</WidgetTools>
      </div>
    </section>
  );
}

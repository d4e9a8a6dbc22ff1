import { Link } from '@hondana/shared/navigation';
import { classNames } from '@hondana/shared/ui/classNames';
import { Heading } from '@hondana/shared/ui/Heading';
import { type ReactNode, useId, useState } from 'react';
import styles from './WidgetFrame.module.css';
import { WidgetTools } from './WidgetTools.ts';

interface WidgetFrameProps {
  readonly title: ReactNode;
  /** Where the title leads: the page that shows all of what the widget shows some of. */
  readonly to?: string | undefined;
  /** After the title, quieter: a count, a state. */
  readonly detail?: ReactNode;
  /** At the end of the heading's line: toggles, buttons. */
  readonly toolbar?: ReactNode;
  /** The content is on its way. */
  readonly busy?: boolean | undefined;
  /** No padding around the content: rows reach the edges. */
  readonly flush?: boolean | undefined;
  /** Nothing in the content takes the focus, so the content itself does, to be scrolled by keys. */
  readonly textOnly?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * What every widget of the dashboard stands in. It fills its place on the board; what is too long scrolls inside.
 *
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

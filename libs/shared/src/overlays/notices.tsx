/**
 * Notices: what passes and needs no answer. No part of Base UI is in here, so that the login page can have them
 * without it.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { alertIcon, checkCircleIcon, closeIcon, errorIcon, infoIcon } from '../ui/icons.tsx';
import { dismissNotice, type Notice, readNotices, subscribeNotices } from './noticeStore.ts';
import styles from './notices.module.css';

export {
  configureNotices,
  dismissAllNotices,
  dismissNotice,
  type NoticeInput,
  type NoticeKind,
  type NoticePosition,
  notify,
} from './noticeStore.ts';

const icons = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertIcon,
  error: errorIcon,
} as const;

/**
 * Where notices appear; once, in the shell. Their time stands still while the pointer or the focus is on any of
 * them, and while the tab is hidden. `--bottom-bar` on the root element lifts them over a bar at the bottom.
 *
 * @example <NoticeViewport />
 */
export function NoticeViewport() {
  const { notices, position } = useSyncExternalStore(subscribeNotices, readNotices);
  const [held, setHeld] = useState(false);
  const hidden = usePageHidden();
  const paused = held || hidden;
  const errors = notices.filter(({ kind }) => kind === 'error');
  const others = notices.filter(({ kind }) => kind !== 'error');

  // When the last one goes no pointer ever leaves it.
  const empty = notices.length === 0;
  useEffect(() => {
    if (empty) setHeld(false);
  }, [empty]);

  return (
    <section
      aria-label="Notices"
      data-notices=""
      className={classNames(styles.viewport, position === 'top-right' && styles.top)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* The live regions are always there: one that comes with its first message is not read. */}
      <ol aria-live="assertive" aria-relevant="additions text" className={styles.list}>
        {errors.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} paused={paused} />
        ))}
      </ol>
      <ol aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {others.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} paused={paused} />
        ))}
      </ol>
    </section>
  );
}

function NoticeCard({ notice, paused }: { notice: Notice; paused: boolean }) {
  const { id, kind, title, text, action, timeout } = notice;
  const remaining = useRef(timeout);

  useEffect(() => {
    if (paused || remaining.current === null) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissNotice(id), remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= performance.now() - started;
    };
  }, [paused, id]);

  return (
    <li
      className={classNames(styles.notice, styles[kind])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        dismissNotice(id);
      }}
    >
      <Icon icon={icons[kind]} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {text && <div className={styles.text}>{text}</div>}
        {action && (
          <Button
            size="small"
            className={styles.action}
            onClick={() => {
              dismissNotice(id);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={closeIcon} label="Dismiss" size="small" onClick={() => dismissNotice(id)} />
    </li>
  );
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function usePageHidden(): boolean {
  return useSyncExternalStore(subscribeVisibility, () => document.hidden);
}

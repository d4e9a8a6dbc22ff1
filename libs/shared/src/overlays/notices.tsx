/**
 * Notices: what passes and needs no answer. No part of Base UI is in here, so that the login page can have them
 * without it.
 */
import { useAtomValue } from 'jotai';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { alertIcon, checkCircleIcon, closeIcon, errorIcon, infoIcon } from '../ui/icons.tsx';
import { dismissAllNotices, dismissNotice, type Notice, noticesAtom } from './noticeStore.ts';
import styles from './notices.module.css';

export {
  configureNotices,
  dismissAllNotices,
  dismissNotice,
  forgetUndoable,
  type NoticeAction,
  type NoticeInput,
  type NoticeKind,
  type NoticePosition,
  type NoticeText,
  noticeParts,
  notify,
  type Undoable,
  undoableAtom,
} from './noticeStore.ts';

const icons = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertIcon,
  error: errorIcon,
} as const;

/** The focus while it is among the notices. */
interface FocusStay {
  /** Position of the notice that has it, among all that are shown. */
  readonly index: number;
  readonly byKeyboard: boolean;
  /** What had it before. */
  readonly origin: EventTarget | null;
}

/**
 * Where notices appear; once, in the shell. Their time stops while the pointer or the focus is on any of
 * them, and while the tab is hidden. When the notice that has the focus goes, the focus moves to the next one, and
 * after the last one to where it came from. `--bottom-bar` on the root element lifts them over a bar at the bottom.
 *
 * @example <NoticeViewport />
 */
export function NoticeViewport() {
  const { notices, position } = useAtomValue(noticesAtom);
  const viewport = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState(false);
  const [stay, setStay] = useState<FocusStay>();
  const hidden = usePageHidden();
  const paused = pointed || stay !== undefined || hidden;
  const errors = notices.filter(({ kind }) => kind === 'error');
  const others = notices.filter(({ kind }) => kind !== 'error');

  const isInTheWay = useInTheWay(viewport, notices);

  // When the last one goes no pointer ever leaves it.
  const empty = notices.length === 0;
  useEffect(() => {
    if (empty) setPointed(false);
  }, [empty]);

  const keepFocus = useEffectEvent(() => {
    if (!stay || viewport.current?.contains(document.activeElement)) return;
    // What the notice's action leads to may have taken the focus already.
    const isLost = document.activeElement === document.body;
    const left = cardsIn(viewport.current);
    const next = left[Math.min(stay.index, left.length - 1)];
    // To a pointer the focus is of no use here: it would only stop the clocks.
    if (isLost && next && stay.byKeyboard) {
      next.querySelector<HTMLElement>(':scope > button')?.focus();
      return;
    }
    setStay(undefined);
    if (isLost && stay.origin instanceof HTMLElement) {
      stay.origin.focus({ preventScroll: !stay.byKeyboard });
    }
  });
  // There is no blur event for a focused button that is removed from the page.
  useLayoutEffect(() => keepFocus(), [notices]);

  return (
    <section
      ref={viewport}
      aria-label="Notices"
      data-notices=""
      className={classNames(styles.viewport, (position === 'top-right' || isInTheWay) && styles.top)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target, relatedTarget }) =>
        setStay((before) => ({
          index: cardsIn(viewport.current).findIndex((card) => card.contains(target)),
          byKeyboard: target.matches(':focus-visible'),
          origin: before ? before.origin : relatedTarget,
        }))
      }
      onBlur={({ relatedTarget }) => {
        if (!viewport.current?.contains(relatedTarget)) setStay(undefined);
      }}
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
      {notices.length > 1 && (
        <Button size="small" className={styles.all} onClick={dismissAllNotices}>
          Dismiss all
        </Button>
      )}
    </section>
  );
}

/**
 * Whether notices at the bottom would cover what the user answers or works with: a dialog, the bar of a selection.
 * Such things carry `data-keep-clear`.
 */
function useInTheWay(viewport: RefObject<HTMLElement | null>, notices: readonly Notice[]): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  const look = useEffectEvent(() => {
    const height = viewport.current?.offsetHeight ?? 0;
    const inlineStart = viewport.current?.getBoundingClientRect().left ?? 0;
    setInTheWay(
      notices.length > 0 &&
        [...document.querySelectorAll('[data-keep-clear]')].some((element) => {
          const { right, bottom } = element.getBoundingClientRect();
          return right > inlineStart && bottom > window.innerHeight - height;
        }),
    );
  });
  // Whatever opens takes the focus, or comes with a press.
  useLayoutEffect(() => {
    look();
    const later = (): void => void requestAnimationFrame(() => look());
    const events = ['focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, later);
    return () => {
      for (const event of events) document.removeEventListener(event, later);
    };
  }, [notices]);
  return isInTheWay;
}

function cardsIn(viewport: HTMLElement | null): readonly Element[] {
  return [...(viewport?.querySelectorAll('[data-notice]') ?? [])];
}

function NoticeCard({ notice, paused }: { notice: Notice; paused: boolean }) {
  const { id, kind, title, text, action, timeout, count } = notice;
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
      data-notice=""
      className={classNames(styles.notice, styles[kind])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        dismissNotice(id);
      }}
    >
      <Icon icon={icons[kind]} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>
          <span>{title}</span>
          {count > 1 && <span className={styles.times}>×{count}</span>}
        </p>
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
      <IconButton
        icon={closeIcon}
        label="Dismiss"
        size="small"
        repeatable
        onClick={() => dismissNotice(id)}
      />
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

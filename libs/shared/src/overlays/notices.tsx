/** Free of Base UI, so that the login page need not load it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  clearUndoable,
  configureNotices,
  dismissAllNotices,
  dismissNotice,
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

interface NoticeFocus {
  /** Index of the focused notice among all that are shown. */
  readonly index: number;
  readonly byKeyboard: boolean;
  readonly origin: EventTarget | null;
}

/**
 * Mounted once, in the shell. Timeouts pause while the pointer or focus is on a notice or the tab is hidden. When the
 * focused notice closes, the focus moves to the next one or returns. `--bottom-bar` on the root lifts them over a bar.
 *
 * @example <NoticeViewport />
 */
export function NoticeViewport() {
  const { notices, position } = useAtomValue(noticesAtom);
  const viewport = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [noticeFocus, setNoticeFocus] = useState<NoticeFocus>();
  const hidden = usePageHidden();
  const paused = isHovered || noticeFocus !== undefined || hidden;
  const errors = notices.filter(({ kind }) => kind === 'error');
  const others = notices.filter(({ kind }) => kind !== 'error');

  const isCovering = useIsCovering(viewport, notices);

  // No pointerleave fires when the last notice is removed.
  const empty = notices.length === 0;
  useEffect(() => {
    if (empty) setHovered(false);
  }, [empty]);

  const keepFocus = useEffectEvent(() => {
    if (!noticeFocus || viewport.current?.contains(document.activeElement)) return;
    // The notice's action may have moved the focus already.
    const isLost = document.activeElement === document.body;
    const cards = cardsIn(viewport.current);
    const next = cards[Math.min(noticeFocus.index, cards.length - 1)];
    // For pointer users, moving the focus would only pause the timeouts.
    if (isLost && next && noticeFocus.byKeyboard) {
      next.querySelector<HTMLElement>(':scope > button')?.focus();
      return;
    }
    setNoticeFocus(undefined);
    if (isLost && noticeFocus.origin instanceof HTMLElement) {
      noticeFocus.origin.focus({ preventScroll: !noticeFocus.byKeyboard });
    }
  });
  // Removing a focused button fires no blur event.
  useLayoutEffect(() => keepFocus(), [notices]);

  return (
    <section
      ref={viewport}
      aria-label={t`Notices`}
      data-notices=""
      className={classNames(styles.viewport, (position === 'top-right' || isCovering) && styles.top)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target, relatedTarget }) =>
        setNoticeFocus((before) => ({
          index: cardsIn(viewport.current).findIndex((card) => card.contains(target)),
          byKeyboard: target.matches(':focus-visible'),
          origin: before ? before.origin : relatedTarget,
        }))
      }
      onBlur={({ relatedTarget }) => {
        if (!viewport.current?.contains(relatedTarget)) setNoticeFocus(undefined);
      }}
    >
      {/* Always mounted: a live region inserted with its first message is not announced. */}
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
          <Trans>Dismiss all</Trans>
        </Button>
      )}
    </section>
  );
}

/** Whether notices at the bottom would cover an element with `data-keep-clear`: a dialog or a selection bar. */
function useIsCovering(viewport: RefObject<HTMLElement | null>, notices: readonly Notice[]): boolean {
  const [isCovering, setCovering] = useState(false);
  const update = useEffectEvent(() => {
    if (notices.length === 0) return setCovering(false);
    const place = viewport.current?.getBoundingClientRect();
    setCovering(
      place !== undefined &&
        [...document.querySelectorAll('[data-keep-clear]')].some((element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return right > place.left && left < place.right && bottom > window.innerHeight - place.height;
        }),
    );
  });
  // Anything that opens takes the focus or follows a click.
  useLayoutEffect(() => {
    update();
    const updateNextFrame = (): void => void requestAnimationFrame(() => update());
    const events = ['focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, updateNextFrame);
    return () => {
      for (const event of events) document.removeEventListener(event, updateNextFrame);
    };
  }, [notices]);
  return isCovering;
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
        label={t`Dismiss`}
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

import { atom, getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
  /** Lists the action behind the bell in the bar; set by `undoAction`. */
  readonly isUndo?: boolean;
}

export interface NoticeInput {
  kind: NoticeKind;
  title: ReactNode;
  text?: ReactNode;
  /** Pressing it also closes the notice. */
  action?: NoticeAction | undefined;
  /** In ms, `null` for never. 4000 by default (spec 2, section 9), 8000 with an action to reach, never for errors. */
  timeout?: number | null | undefined;
  /** A later notice with the same key replaces this one: for progress and changing states. */
  key?: string | undefined;
}

export interface Undoable {
  readonly id: number;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly undo: () => void;
}

export type NoticeText = string | Omit<NoticeInput, 'kind' | 'action'>;

/**
 * Normalises a plain title to an object.
 * @example notify({ kind: 'success', ...noticeParts(done) });
 */
export function noticeParts(text: NoticeText): Omit<NoticeInput, 'kind' | 'action'> {
  return typeof text === 'string' ? { title: text } : text;
}

export interface Notice extends NoticeInput {
  readonly id: number;
  readonly timeout: number | null;
  /** Repeats of an identical notice are counted instead of shown again. */
  readonly count: number;
}

export type NoticePosition = 'bottom-right' | 'top-right';

interface NoticeState {
  readonly notices: readonly Notice[];
  readonly position: NoticePosition;
  readonly enabled: boolean;
}

export const defaultTimeout = 4000;
const timeoutWithAction = 8000;
const maxNotices = 6;
const maxUndoable = 50;

const store = getDefaultStore();
let lastId = 0;

export const noticesAtom = atom<NoticeState>({ notices: [], position: 'bottom-right', enabled: true });

/** Oldest first. */
export const undoableAtom = atom<readonly Undoable[]>([]);

/** Adds an undo action to `undoableAtom`; the returned action also removes it from there. */
function registerUndo(id: number, { title, text, action }: NoticeInput): NoticeAction | undefined {
  if (!action?.isUndo) return action;
  // Offered in the notice and behind the bell, but may run only once.
  let isDone = false;
  const undo = (): void => {
    if (isDone) return;
    isDone = true;
    store.set(undoableAtom, (all) => all.filter((one) => one.id !== id));
    dismissNotice(id);
    action.onPress();
  };
  store.set(undoableAtom, (all) => [...all, { id, title, text, at: Date.now(), undo }].slice(-maxUndoable));
  return { ...action, onPress: undo };
}

/** Called when the user changes. */
export function clearUndoable(): void {
  store.set(undoableAtom, []);
}

function change(next: Partial<NoticeState>): void {
  store.set(noticesAtom, (state) => ({ ...state, ...next }));
}

function timeoutOf({ kind, action, timeout }: NoticeInput): number | null {
  if (timeout !== undefined) return timeout;
  if (kind === 'error') return null;
  return action ? timeoutWithAction : defaultTimeout;
}

function isSame(one: NoticeInput, other: NoticeInput): boolean {
  const isPlain = typeof one.title === 'string' && ['string', 'undefined'].includes(typeof one.text);
  const isEqual = one.kind === other.kind && one.title === other.title && one.text === other.text;
  return isPlain && isEqual && !one.action && !other.action;
}

/**
 * Callable outside React. With notifications off in the settings, shows only errors and notices with an action.
 * @returns the ID for `dismissNotice`
 * @example notify({ kind: 'success', title: 'Voted!' })
 * @example notify({ kind: 'info', title: 'Tag removed', action: undoAction(putBack) })
 */
export function notify(input: NoticeInput): number {
  const id = ++lastId;
  const { notices, enabled } = store.get(noticesAtom);
  if (!enabled && input.kind !== 'error' && !input.action) return id;
  const duplicate = notices.find((one) => isSame(one, input));
  const count = (duplicate?.count ?? 0) + 1;
  const notice: Notice = { ...input, action: registerUndo(id, input), id, timeout: timeoutOf(input), count };
  const others = notices.filter(
    (one) => one !== duplicate && (one.key === undefined || one.key !== input.key),
  );
  // Over the limit, drop the oldest notice that has a timeout.
  const surplus = others.length >= maxNotices ? others.find(({ timeout }) => timeout !== null) : undefined;
  change({ notices: [...others.filter((other) => other !== surplus), notice] });
  return id;
}

/** Closes a notice by ID or key; does nothing if it is closed already. */
export function dismissNotice(which: number | string): void {
  const { notices } = store.get(noticesAtom);
  const remaining = notices.filter(({ id, key }) => id !== which && (key === undefined || key !== which));
  if (remaining.length !== notices.length) change({ notices: remaining });
}

/** Closes all notices, also at sign-out. */
export function dismissAllNotices(): void {
  change({ notices: [] });
}

/** Applies the settings `notifications` and `toastPosition`. */
export function configureNotices(settings: { enabled: boolean; position: NoticePosition }): void {
  change(settings);
}

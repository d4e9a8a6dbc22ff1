import { atom, getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** One thing that a notice offers. */
export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
  /** It takes back what the notice tells of; see `undoAction`. */
  readonly isUndo?: boolean;
}

export interface NoticeInput {
  kind: NoticeKind;
  title: ReactNode;
  text?: ReactNode;
  /** One thing to do about it: Undo, Reload. The notice goes when it is pressed. */
  action?: NoticeAction | undefined;
  /**
   * Milliseconds until it closes by itself, `null` for never. 4000 by default (spec 2, section 9), never for
   * errors. With an action at least 8000, because one has to get there.
   */
  timeout?: number | null | undefined;
  /** A later notice with the same key takes the place of this one: progress, a state that comes and goes. */
  key?: string | undefined;
}

/** Something that was done in this visit and can be undone. */
export interface Undoable {
  readonly id: number;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** When it was done, in milliseconds since 1970. */
  readonly at: number;
  /** Undoes it, and takes it from the list. */
  readonly undo: () => void;
}

/** What a notice says: its title, or its title and more. */
export type NoticeText = string | Omit<NoticeInput, 'kind' | 'action'>;

/**
 * The parts of what a notice says.
 *
 * @example notify({ kind: 'success', ...noticeParts(done) });
 */
export function noticeParts(text: NoticeText): Omit<NoticeInput, 'kind' | 'action'> {
  return typeof text === 'string' ? { title: text } : text;
}

export interface Notice extends NoticeInput {
  readonly id: number;
  readonly timeout: number | null;
  /** How often it has been said: the same once more is counted, and does not stand there twice. */
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
const most = 6;
const mostUndoable = 50;

const store = getDefaultStore();
let lastId = 0;

export const noticesAtom = atom<NoticeState>({ notices: [], position: 'bottom-right', enabled: true });

/** What can be undone, the oldest first. */
export const undoableAtom = atom<readonly Undoable[]>([]);

/** Lists what a notice offers to undo. Answers the action that also takes it from the list. */
function listed(id: number, { title, text, action }: NoticeInput): NoticeAction | undefined {
  if (!action?.isUndo) return action;
  // It is offered in two places, and done once.
  let isDone = false;
  const undo = (): void => {
    if (isDone) return;
    isDone = true;
    store.set(undoableAtom, (all) => all.filter((one) => one.id !== id));
    dismissNotice(id);
    action.onPress();
  };
  store.set(undoableAtom, (all) => [...all, { id, title, text, at: Date.now(), undo }].slice(-mostUndoable));
  return { ...action, onPress: undo };
}

/** Forgets what could be undone: with the user who did it. */
export function forgetUndoable(): void {
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
 * Shows the user a transient message. Works from anywhere, also outside React. With notifications switched off
 * in the settings only what went wrong and what can be acted on is shown.
 *
 * @returns its number, for `dismissNotice`
 * @example notify({ kind: 'success', title: 'Voted!' })
 * @example notify({ kind: 'info', title: 'Tag removed', action: undoAction(putBack) })
 */
export function notify(input: NoticeInput): number {
  const id = ++lastId;
  const { notices, enabled } = store.get(noticesAtom);
  if (!enabled && input.kind !== 'error' && !input.action) return id;
  const former = notices.find((one) => isSame(one, input));
  const count = (former?.count ?? 0) + 1;
  const notice: Notice = { ...input, action: listed(id, input), id, timeout: timeoutOf(input), count };
  const others = notices.filter((one) => one !== former && (one.key === undefined || one.key !== input.key));
  // Too many at once: the oldest with a timeout goes first.
  const surplus = others.length >= most ? others.find(({ timeout }) => timeout !== null) : undefined;
  change({ notices: [...others.filter((other) => other !== surplus), notice] });
  return id;
}

/** Takes a notice away, by its number or its key. Nothing happens when it is gone already. */
export function dismissNotice(which: number | string): void {
  const { notices } = store.get(noticesAtom);
  const left = notices.filter(({ id, key }) => id !== which && (key === undefined || key !== which));
  if (left.length !== notices.length) change({ notices: left });
}

/** Takes all notices away: at signing out. */
export function dismissAllNotices(): void {
  change({ notices: [] });
}

/** What the settings say: `notifications` and `toastPosition`. */
export function configureNotices(settings: { enabled: boolean; position: NoticePosition }): void {
  change(settings);
}

import { dismissAllNotices, forgetUndoable, notify } from '@hondana/shared/overlays/notices';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { ApiError } from '../api/ApiError.ts';
import { send } from '../api/http.ts';
import { forgetSession, keepSession, keptSession, type Session } from './sessionStore.ts';
import { forgetUserItems } from './storages.ts';
import { type TabChannel, tabChannel } from './tabChannel.ts';
import { readTabMessage, type TabMessage } from './tabMessage.ts';
import { wouldAskToStay } from './wouldAskToStay.ts';

export type { Session } from './sessionStore.ts';

/** Why a session ended: because the user signed out, or because the server no longer takes its key. */
export type SessionEnd = 'signed out' | 'expired';

/** Called on every change. `end` is set when a session has just ended. */
export type SessionListener = (session: Session | undefined, end?: SessionEnd) => void;

/** How long a new tab waits for an answer of the open ones, in milliseconds. */
const maxWaitMs = 200;

/** Name of the device that the keys of the web interface belong to (facts 5.1). */
const deviceName = 'web-ui';

/** Who is signed in, or how the last session ended. */
const sessionAtom = atom<{ readonly session?: Session | undefined; readonly end?: SessionEnd | undefined }>(
  {},
);
const store = getDefaultStore();
/** Whose session ended without their signing out, until the user signs in. */
let expiredUser: string | undefined;
let restoring: Promise<Session | undefined> | undefined;
const tabs = tabChannel('hondana-session', readTabMessage);
let isListening = false;

function forgetUser(username: string): void {
  forgetUserItems(username);
  forgetUndoable();
}

/** What is kept of a user goes with them: those who only have to sign in again find it, others do not. */
function forgetWhoLeft(next: Session | undefined, end: SessionEnd | undefined): void {
  const current = getSession();
  if (current && !next) {
    if (end === 'expired') expiredUser = current.username;
    else forgetUser(current.username);
  }
  if (!next) return;
  if (expiredUser !== undefined && expiredUser !== next.username) forgetUser(expiredUser);
  expiredUser = undefined;
}

function change(session: Session | undefined, end?: SessionEnd): void {
  forgetWhoLeft(session, end);
  // What they say, and what they offer to undo, belongs to the user who was signed in.
  dismissAllNotices();
  if (end === 'expired') {
    // An error, because it must be seen by those too who have switched notices off.
    notify({ kind: 'error', title: 'Your session has ended', text: 'Sign in again to continue.' });
  }
  store.set(sessionAtom, { session, end });
}

function hear(message: TabMessage): void {
  const current = getSession();
  switch (message.type) {
    case 'ask':
      if (current) otherTabs().send({ type: 'have', session: current });
      return;
    case 'have':
      if (!current) adopt(message.session);
      return;
    case 'ended':
      if (!current || (message.key !== undefined && message.key !== current.key)) return;
      forgetSession(message.key);
      // What is not saved here was not given up there: its user may sign in again and go on with it.
      change(undefined, message.key === undefined && !wouldAskToStay() ? 'signed out' : 'expired');
      return;
  }
}

function otherTabs(): TabChannel<TabMessage> {
  if (!isListening) tabs.listen(hear);
  isListening = true;
  return tabs;
}

function adopt(session: Session): void {
  // To everybody who listens, another user's session is not the old one with another name.
  const before = getSession();
  if (before && before.username !== session.username) change(undefined);
  keepSession(session);
  change(session);
}

/**
 * The session of this tab, or undefined when no user is signed in. For components: {@link useSession}.
 *
 * @example
 * const signedIn = getSession() !== undefined;
 */
export function getSession(): Session | undefined {
  return store.get(sessionAtom).session;
}

/**
 * Calls a listener at every change, until the returned function is called.
 *
 * @example
 * const stop = onSessionChange((session) => session ?? queryClient.clear());
 */
export function onSessionChange(listener: SessionListener): () => void {
  return store.sub(sessionAtom, () => {
    const { session, end } = store.get(sessionAtom);
    listener(session, end);
  });
}

/**
 * Whether a session has ended in this tab and none has begun since. Before the server's first run there is
 * no session either, but then every call is allowed.
 *
 * @example
 * if (!getSession() && hasSessionEnded()) showLogin();
 */
export function hasSessionEnded(): boolean {
  return store.get(sessionAtom).end !== undefined;
}

/**
 * Whose session has expired in this tab, until the user signs in.
 *
 * @example
 * const mayGoOn = session.username === expiredUsername();
 */
export function expiredUsername(): string | undefined {
  return expiredUser;
}

/**
 * The session of this tab, in a component.
 *
 * @example
 * const session = useSession();
 * return <span>{session?.username}</span>;
 */
export function useSession(): Session | undefined {
  return useAtomValue(sessionAtom).session;
}

async function askOtherTabs(): Promise<Session | undefined> {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return new Promise((resolve) => {
    const answer = (): void => {
      clearTimeout(timer);
      stop();
      resolve(getSession());
    };
    const timer = setTimeout(answer, maxWaitMs);
    const stop = onSessionChange(answer);
    otherTabs().send({ type: 'ask' });
  });
}

/**
 * Finds out who is signed in: in this tab, in this browser (Remember Me), or, because the store of a new tab
 * is empty, in one of the open tabs, which get 200 ms to answer. Calls at the same time share one answer.
 *
 * @example
 * const session = await restoreSession();
 * if (!session) showLogin();
 */
export function restoreSession(): Promise<Session | undefined> {
  otherTabs();
  const current = getSession();
  if (current) return Promise.resolve(current);
  restoring ??= (async () => {
    const kept = keptSession();
    if (kept) change(kept);
    return kept ?? (await askOtherTabs());
  })().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

export interface SignInForm {
  readonly username: string;
  readonly password: string;
  /** Remember Me: keep the session when the browser is closed. Not sent to the server. */
  readonly remember: boolean;
}

function readKey(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('apikey' in answer)) return undefined;
  return typeof answer.apikey === 'string' && answer.apikey !== '' ? answer.apikey : undefined;
}

/**
 * Signs in (`POST /api/auth`) and begins the session, in the other open tabs that have none as well. The
 * server trims user and password, and hands back the device's key if it has one (facts 5.1).
 *
 * Throws an `ApiError`: status 401 when the password is wrong, which ends no session.
 *
 * @example
 * await signIn({ username: 'Default', password: '', remember: true });
 */
export async function signIn({ username, password, remember }: SignInForm): Promise<Session> {
  const path = '/api/auth';
  const body = { user: username.trim(), pass: password, device: deviceName };
  const key = readKey(await send({ method: 'POST', path, body }, undefined));
  if (key === undefined) {
    throw new ApiError({
      kind: 'unreadable',
      status: 200,
      title: 'The server’s response could not be read',
      text: 'It contains no API key.',
      fieldErrors: {},
      call: `POST ${path}`,
    });
  }
  const session: Session = { key, username: body.user, remember };
  forgetSession();
  adopt(session);
  otherTabs().send({ type: 'have', session });
  return session;
}

/**
 * Keeps with the session whether it is an administrator's, as `GET User/Current` says, so that the next page can ask
 * at once what only administrators may. It gives no right: the server decides on every call.
 *
 * @example
 * noteAdministrator(user.IsAdmin);
 */
export function noteAdministrator(isAdministrator: boolean): void {
  const kept = keptSession();
  if (!kept || kept.key !== getSession()?.key || (kept.isAdministrator ?? false) === isAdministrator) return;
  keepSession({ ...kept, isAdministrator });
}

/**
 * Signs out, in every tab of this browser.
 *
 * @example
 * <MenuItem onClick={signOut}>Sign out</MenuItem>
 */
export function signOut(): void {
  endSession('signed out');
}

/**
 * Ends the session, in every tab that has the same one. Called again, or without a session, it does nothing:
 * ten calls that meet a 401 together end it once. The person's own sign-out reaches every tab.
 *
 * @example
 * endSession('expired');
 */
export function endSession(reason: SessionEnd): void {
  const session = getSession();
  if (!session) return;
  const key = reason === 'expired' ? session.key : undefined;
  forgetSession(key);
  // The other tabs first: one that is asked in between must not hand out the ended session.
  otherTabs().send({ type: 'ended', key });
  change(undefined, reason);
}

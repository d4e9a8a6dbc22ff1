import { clearUndoable, dismissAllNotices, notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { ApiError } from '../http/ApiError.ts';
import { send } from '../http/http.ts';
import { clearStoredSession, readStoredSession, type Session, storeSession } from './sessionStore.ts';
import { removeUserItems } from './storages.ts';
import { type TabChannel, tabChannel } from './tabChannel.ts';
import { readTabMessage, type TabMessage } from './tabMessage.ts';
import { wouldPromptOnUnload } from './wouldPromptOnUnload.ts';

export { getServerVersion, setServerVersion } from './serverVersion.ts';
export type { Session } from './sessionStore.ts';

/** `expired`: the server no longer accepts the session's key. */
export type SessionEnd = 'signed out' | 'expired';

/** `end` is set when a session has just ended. */
export type SessionListener = (session: Session | undefined, end?: SessionEnd) => void;

const maxWaitMs = 200;

/** The device that keys of the web interface belong to (facts 5.1). */
const deviceName = 'web-ui';

const sessionAtom = atom<{ readonly session?: Session | undefined; readonly end?: SessionEnd | undefined }>(
  {},
);
const store = getDefaultStore();
let expiredUser: string | undefined;
let restoring: Promise<Session | undefined> | undefined;
const tabs = tabChannel('hondana-session', readTabMessage);
let isListening = false;

function clearUserData(username: string): void {
  removeUserItems(username);
  clearUndoable();
}

/** A user whose session expired finds their data again when they sign in; another user's sign-in clears it. */
function clearDepartedUser(next: Session | undefined, end: SessionEnd | undefined): void {
  const current = getSession();
  if (current && !next) {
    if (end === 'expired') expiredUser = current.username;
    else clearUserData(current.username);
  }
  if (!next) return;
  if (expiredUser !== undefined && expiredUser !== next.username) clearUserData(expiredUser);
  expiredUser = undefined;
}

function setSession(session: Session | undefined, end?: SessionEnd): void {
  clearDepartedUser(session, end);
  // Notices and their undo belong to the previous user.
  dismissAllNotices();
  if (end === 'expired') {
    // An error, because errors are shown even with notices switched off.
    notify({ kind: 'error', title: t`Your session has ended`, text: t`Sign in again to continue.` });
  }
  store.set(sessionAtom, { session, end });
}

function onTabMessage(message: TabMessage): void {
  const current = getSession();
  switch (message.type) {
    case 'ask':
      if (current) otherTabs().send({ type: 'have', session: current });
      return;
    case 'have':
      if (!current) beginSession(message.session);
      return;
    case 'ended':
      if (!current || (message.key !== undefined && message.key !== current.key)) return;
      clearStoredSession(message.key);
      // A sign-out elsewhere doesn't discard unsaved work here: its user may sign in again and continue.
      setSession(undefined, message.key === undefined && !wouldPromptOnUnload() ? 'signed out' : 'expired');
      return;
  }
}

function otherTabs(): TabChannel<TabMessage> {
  if (!isListening) tabs.listen(onTabMessage);
  isListening = true;
  return tabs;
}

function beginSession(session: Session): void {
  // Listeners must see one user's session end before another's begins.
  const previous = getSession();
  if (previous && previous.username !== session.username) setSession(undefined);
  storeSession(session);
  setSession(session);
}

/**
 * This tab's session; in components, {@link useSession}.
 * @example const isSignedIn = getSession() !== undefined;
 */
export function getSession(): Session | undefined {
  return store.get(sessionAtom).session;
}

/**
 * Subscribes to session changes.
 * @example const stop = onSessionChange((session) => session ?? queryClient.clear());
 */
export function onSessionChange(listener: SessionListener): () => void {
  return store.sub(sessionAtom, () => {
    const { session, end } = store.get(sessionAtom);
    listener(session, end);
  });
}

/**
 * Whether a session has ended in this tab and none has begun since; false before the server's first run.
 * @example if (!getSession() && hasSessionEnded()) showLogin();
 */
export function hasSessionEnded(): boolean {
  return store.get(sessionAtom).end !== undefined;
}

/**
 * The user whose session expired in this tab, until someone signs in.
 * @example const mayGoOn = session.username === expiredUsername();
 */
export function expiredUsername(): string | undefined {
  return expiredUser;
}

/**
 * This tab's session, as a hook.
 * @example const username = useSession()?.username;
 */
export function useSession(): Session | undefined {
  return useAtomValue(sessionAtom).session;
}

async function askOtherTabs(): Promise<Session | undefined> {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve(getSession());
    };
    const timer = setTimeout(finish, maxWaitMs);
    const stop = onSessionChange(finish);
    otherTabs().send({ type: 'ask' });
  });
}

/**
 * Restores the session from this tab, this browser (Remember Me) or, because a new tab's store is empty, another open
 * tab, which has 200 ms to answer. Concurrent calls share one promise.
 * @example if (!(await restoreSession())) showLogin();
 */
export function restoreSession(): Promise<Session | undefined> {
  otherTabs();
  const current = getSession();
  if (current) return Promise.resolve(current);
  restoring ??= (async () => {
    const stored = readStoredSession();
    if (stored) setSession(stored);
    return stored ?? (await askOtherTabs());
  })().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

export interface SignInForm {
  readonly username: string;
  readonly password: string;
  /** Remember Me: keeps the session when the browser closes. Not sent to the server. */
  readonly remember: boolean;
}

function readKey(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('apikey' in answer)) return undefined;
  return typeof answer.apikey === 'string' && answer.apikey !== '' ? answer.apikey : undefined;
}

/**
 * Signs in (`POST /api/auth`) and begins the session, also in open tabs without one. The server trims user and
 * password, and returns the device's existing key if it has one (facts 5.1).
 * @throws an `ApiError`; status 401, a wrong password, ends no session
 * @example await signIn({ username: 'Default', password: '', remember: true });
 */
export async function signIn({ username, password, remember }: SignInForm): Promise<Session> {
  const path = '/api/auth';
  const body = { user: username.trim(), pass: password, device: deviceName };
  const key = readKey(await send({ method: 'POST', path, body }, undefined));
  if (key === undefined) {
    throw new ApiError({
      kind: 'unreadable',
      status: 200,
      title: t`The server’s response could not be read`,
      text: t`It contains no API key.`,
      fieldErrors: {},
      call: `POST ${path}`,
    });
  }
  const session: Session = { key, username: body.user, remember };
  clearStoredSession();
  beginSession(session);
  otherTabs().send({ type: 'have', session });
  return session;
}

/**
 * Stores with the session whether its user is an administrator (`GET User/Current`), so that the next page load can
 * send administrators' calls early. It grants nothing: the server checks every call.
 * @example setSessionAdministrator(user.IsAdmin);
 */
export function setSessionAdministrator(isAdministrator: boolean): void {
  const stored = readStoredSession();
  if (!stored || stored.key !== getSession()?.key || (stored.isAdministrator ?? false) === isAdministrator)
    return;
  storeSession({ ...stored, isAdministrator });
}

/**
 * Signs out in every tab of this browser.
 * @example <MenuItem onClick={signOut}>Sign out</MenuItem>
 */
export function signOut(): void {
  endSession('signed out');
}

/**
 * Ends the session in every tab with its key; a sign-out, in every tab. Without a session it does nothing.
 * @example endSession('expired');
 */
export function endSession(reason: SessionEnd): void {
  const session = getSession();
  if (!session) return;
  const key = reason === 'expired' ? session.key : undefined;
  clearStoredSession(key);
  // The other tabs first: one that asks in between must not get the ended session.
  otherTabs().send({ type: 'ended', key });
  setSession(undefined, reason);
}

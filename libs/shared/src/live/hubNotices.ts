import { dismissNotice, notify } from '@hondana/shared/overlays/notices';

/** One place for the state of the connection: a later word takes the place of an earlier one. */
const key = 'hub';

/** Longer than all attempts to reconnect together. */
const whileReconnecting = 200_000;

/** The notices about the connection (texts: facts 5.15). */
export const hubNotices = {
  /** The browser itself says that it has no network, long before the hub misses anything. */
  offline: () => notify({ kind: 'warning', title: 'Connection lost – reconnecting…', timeout: null, key }),
  lost: () =>
    notify({
      kind: 'warning',
      title: 'SignalR connection lost!',
      text: 'Trying to reconnect...',
      timeout: whileReconnecting,
      key,
    }),
  restored: () => notify({ kind: 'success', title: 'SignalR connection restored!', key }),
  givenUp: () =>
    notify({
      kind: 'error',
      title: 'SignalR connection could not be re-established!',
      text: 'Check if your server is running and refresh the page once it has started',
      key,
    }),
  failed: () => notify({ kind: 'error', title: 'SignalR connection error!', key }),
  notEstablished: () => notify({ kind: 'error', title: 'SignalR connection could not be established!', key }),
  clear: () => dismissNotice(key),
};

import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';

/** One key: a new notice replaces the previous one. */
const key = 'hub';

/** In milliseconds; longer than all attempts to reconnect together. */
const reconnectingTimeoutMs = 200_000;

/** Texts: facts 5.15. */
export const hubNotices = {
  /** From the browser's offline event, long before the hub times out. */
  offline: () => notify({ kind: 'warning', title: t`Connection lost – reconnecting…`, timeout: null, key }),
  lost: () =>
    notify({
      kind: 'warning',
      title: t`SignalR connection lost!`,
      text: t`Trying to reconnect...`,
      timeout: reconnectingTimeoutMs,
      key,
    }),
  restored: () => notify({ kind: 'success', title: t`SignalR connection restored!`, key }),
  gaveUp: () =>
    notify({
      kind: 'error',
      title: t`SignalR connection could not be re-established!`,
      text: t`Check if your server is running and refresh the page once it has started`,
      key,
    }),
  failed: () => notify({ kind: 'error', title: t`SignalR connection error!`, key }),
  notEstablished: () =>
    notify({ kind: 'error', title: t`SignalR connection could not be established!`, key }),
  clear: () => dismissNotice(key),
};

import { serverRoot } from '../api/serverRoot.ts';

/** What the open tabs of one browser with the same server send each other. It never leaves the page's origin. */
export interface TabChannel<Message> {
  send(message: Message): void;
  /** @returns stops listening */
  listen(onMessage: (message: Message) => void): () => void;
}

/**
 * A channel between tabs, opened at the first use; a browser without one has one tab as far as we know. Whatever
 * `read` makes nothing of is passed over.
 *
 * @example const channel = tabChannel('hondana-session', readMessage);
 */
export function tabChannel<Message>(
  name: string,
  read: (data: unknown) => Message | undefined,
): TabChannel<Message> {
  let opened: BroadcastChannel | undefined;
  const open = (): BroadcastChannel | undefined => {
    if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(name + serverRoot);
    return opened;
  };
  return {
    send: (message) => open()?.postMessage(message),
    listen(onMessage) {
      const listener = ({ data }: MessageEvent): void => {
        const message = read(data);
        if (message !== undefined) onMessage(message);
      };
      open()?.addEventListener('message', listener);
      return () => opened?.removeEventListener('message', listener);
    },
  };
}

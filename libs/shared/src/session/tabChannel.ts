import { serverRoot } from '../http/serverRoot.ts';

/** Connects the tabs that this browser has open with the same server. Messages never leave the origin. */
export interface TabChannel<Message> {
  send(message: Message): void;
  listen(onMessage: (message: Message) => void): () => void;
}

/**
 * Creates a channel between tabs, opened on first use. Without BroadcastChannel it does nothing.
 * @param read parses a message; undefined ignores it
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

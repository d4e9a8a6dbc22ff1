import { readSession, type Session } from './sessionStore.ts';

/** What tabs of one browser send each other. The channel never leaves the own origin. */
export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'have'; readonly session: Session }
  | { readonly type: 'ended'; readonly key: string | undefined };

function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, session, key } = data as Record<string, unknown>;
  if (type === 'ask') return { type };
  if (type === 'ended') return { type, key: typeof key === 'string' ? key : undefined };
  const read = type === 'have' ? readSession(session) : undefined;
  return read && { type: 'have', session: read };
}

export interface OtherTabs {
  send(message: TabMessage): void;
  close(): void;
}

/** Opens the channel between tabs; a browser without one has one tab as far as we know. */
export function openOtherTabs(onMessage: (message: TabMessage) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, close: () => {} };
  const channel = new BroadcastChannel('hondana-session');
  channel.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message) onMessage(message);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}

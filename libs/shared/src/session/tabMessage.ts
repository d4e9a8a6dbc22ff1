import { readSession, type Session } from './sessionStore.ts';

export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'have'; readonly session: Session }
  | { readonly type: 'ended'; readonly key: string | undefined };

export function readTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, session, key } = data as Record<string, unknown>;
  if (type === 'ask') return { type };
  if (type === 'ended') return { type, key: typeof key === 'string' ? key : undefined };
  const read = type === 'have' ? readSession(session) : undefined;
  return read && { type: 'have', session: read };
}

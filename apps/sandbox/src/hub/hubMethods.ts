import type { Sandbox } from '../context.ts';
import { joinFeeds } from './feeds.ts';
import type { CallMethod, HubSession } from './hubSession.ts';

export const noMethods: CallMethod = (_session, target) => ({ error: `Unknown hub method '${target}'` });

interface Method {
  /** All must be sent. */
  readonly parameters: number;
  readonly call: (session: HubSession, args: readonly unknown[]) => unknown;
}

const textsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function leave(session: HubSession, feeds: Iterable<unknown>): boolean {
  // All of them, and not only until one was joined.
  return [...feeds].filter((feed) => session.feeds.delete(String(feed))).length > 0;
}

function methodsOf(sandbox: Sandbox): Readonly<Record<string, Method>> {
  const { feeds } = sandbox.hub.words;
  return {
    'feed.list_all': { parameters: 0, call: () => feeds },
    'feed.list_joined': {
      parameters: 0,
      call: (session) => feeds.filter((feed) => session.feeds.has(feed)),
    },
    // The second argument is when the client was last connected.
    'feed.join_single': { parameters: 2, call: (session, [feed]) => joinFeeds(sandbox, session, [feed]) },
    'feed.join_many': {
      parameters: 2,
      call: (session, [wanted]) => joinFeeds(sandbox, session, textsIn(wanted)),
    },
    'feed.leave_single': { parameters: 1, call: (session, [feed]) => leave(session, [feed]) },
    'feed.leave_many': { parameters: 1, call: (session, [unwanted]) => leave(session, textsIn(unwanted)) },
    'feed.replace_all': {
      parameters: 2,
      call: (session, [wanted]) => {
        const hasJoined = joinFeeds(sandbox, session, textsIn(wanted));
        const others = feeds.filter((feed) => !textsIn(wanted).includes(feed));
        return leave(session, others) || hasJoined;
      },
    },
    'feed.clear_all': { parameters: 0, call: (session) => leave(session, feeds) },
    'queue.pause': {
      parameters: 1,
      call: (_session, [isPaused]) => {
        if (isPaused === true) sandbox.queue.pause();
        else sandbox.queue.resume();
        return null;
      },
    },
  };
}

/** The log's hub has none. */
export function methodsSince6(sandbox: Sandbox): CallMethod {
  const methods = methodsOf(sandbox);
  return (session, target, args) => {
    const failure = `Failed to invoke '${target}' due to an error on the server.`;
    const method = session.path === 'aggregate' ? methods[target] : undefined;
    if (method === undefined) return { error: `${failure} HubException: Method does not exist.` };
    if (args.length !== method.parameters) return { error: failure };
    return { result: method.call(session, args) };
  };
}

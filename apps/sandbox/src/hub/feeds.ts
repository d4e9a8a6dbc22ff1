import type { Sandbox } from '../context.ts';
import type { HubSession } from './hubSession.ts';

/** For clients that connect during a dump. */
function runningDumps({ library }: Sandbox) {
  return library.dumps.running.map(({ id, fileIds, progress, startedAt, ed2ks }) => ({
    Type: 'Restore',
    SessionID: id,
    VideoIDs: [...fileIds],
    Progress: progress,
    SucceededCreqCount: ed2ks.length,
    FailedCreqCount: 0,
    PendingCreqCount: fileIds.length - ed2ks.length,
    ED2Ks: [...ed2ks],
    StartedAt: startedAt?.toISOString(),
  }));
}

type Greeting = (sandbox: Sandbox) => readonly [name: string, payload: unknown];

/** Other feeds send nothing to those who join them. */
const greetings: Readonly<Record<string, Greeting>> = {
  shoko: () => ['ShokoEvent:OnConnected', null],
  queue: ({ queue }) => ['Queue:OnConnected', queue.state()],
  anidb: ({ network }) => ['AniDB:OnConnected', [network.banForHub('udp'), network.banForHub('http')]],
  avdump: (sandbox) => ['AVDump:OnConnected', runningDumps(sandbox)],
  network: ({ network }) => ['Network:OnConnected', network.forHub()],
  configuration: ({ lifecycle }) => [
    'Configuration:OnConnected',
    { RequiresRestart: lifecycle.needsRestart },
  ],
};

/** @returns whether any of the feeds is new to the client */
export function joinFeeds(sandbox: Sandbox, session: HubSession, wanted: readonly unknown[]): boolean {
  const { feeds, eventOf } = sandbox.hub.words;
  const joined = feeds.filter((feed) => wanted.includes(feed) && !session.feeds.has(feed));
  for (const feed of joined) {
    session.feeds.add(feed);
    const greeting = greetings[feed]?.(sandbox);
    const event = greeting && eventOf(greeting[0], [greeting[1]]);
    if (event !== undefined) session.invoke(event.target, event.args);
  }
  return joined.length > 0;
}

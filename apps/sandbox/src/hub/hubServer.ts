import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { Query, queryOf } from '../http/query.ts';
import { HubSession, type Transport } from './hubSession.ts';

type HubName = 'aggregate' | 'logging';

const pollTimeout = 90_000;

/** Long polling: buffers messages until a poll fetches them. */
class PollTransport implements Transport {
  readonly id: string;
  #waiting: FastifyReply | undefined;
  #timer: NodeJS.Timeout | undefined;
  #buffer = '';
  #polled = false;
  #closed = false;
  /** Nothing more will be sent. */
  readonly #onEnd: () => void;
  /** Nothing more will be fetched. */
  readonly #onGone: () => void;

  constructor(id: string, onEnd: () => void, onGone: () => void) {
    this.id = id;
    this.#onEnd = onEnd;
    this.#onGone = onGone;
  }

  send(text: string): void {
    this.#buffer += text;
    this.#flush();
  }

  close(): void {
    this.#closed = true;
    this.#onEnd();
    this.#flush();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting?.raw.destroy();
    this.#onEnd();
    this.#onGone();
  }

  /** The first poll only opens the connection; later ones take the buffer or wait for it. */
  poll(reply: FastifyReply): void {
    if (!this.#polled) {
      this.#polled = true;
      void reply.type('application/octet-stream').send('');
      return;
    }
    this.#waiting = reply;
    reply.raw.on('close', () => {
      if (this.#waiting === reply) this.#waiting = undefined;
    });
    this.#timer = setTimeout(() => this.#answer(''), pollTimeout);
    this.#timer.unref();
    this.#flush();
  }

  #flush(): void {
    if (this.#waiting === undefined) return;
    if (this.#buffer !== '') {
      const text = this.#buffer;
      this.#buffer = '';
      this.#answer(text);
    } else if (this.#closed) {
      const reply = this.#waiting;
      this.#waiting = undefined;
      void reply.code(204).send();
      this.#onGone();
    }
  }

  #answer(text: string): void {
    clearTimeout(this.#timer);
    const reply = this.#waiting;
    this.#waiting = undefined;
    void reply?.type('application/octet-stream').send(text);
  }
}

function feedsOf(query: Query): Set<string> {
  return new Set(query.list('feeds').map((feed) => feed.toLowerCase()));
}

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

/** In the reference's order. */
function welcome(sandbox: Sandbox, session: HubSession): void {
  if (session.path === 'logging') {
    session.invoke('GetBacklog', [sandbox.hub.backlog]);
    return;
  }
  const { feeds } = session;
  if (feeds.has('shoko')) session.invoke('ShokoEvent:OnConnected', [null]);
  if (feeds.has('queue')) session.invoke('Queue:OnConnected', [sandbox.queue.state()]);
  if (feeds.has('anidb')) {
    session.invoke('AniDB:OnConnected', [
      [sandbox.network.banForHub('udp'), sandbox.network.banForHub('http')],
    ]);
  }
  if (feeds.has('avdump')) session.invoke('AVDump:OnConnected', [runningDumps(sandbox)]);
  if (feeds.has('network')) session.invoke('Network:OnConnected', [sandbox.network.forHub()]);
}

/** Both hubs over WebSocket and long polling; like the reference, without a key. */
export function addHubs(app: FastifyInstance, sandbox: Sandbox): void {
  const polls = new Map<string, { transport: PollTransport; session: HubSession }>();
  const negotiated = new Set<string>();

  const open = (name: HubName, query: Query, transport: Transport): HubSession =>
    new HubSession(name, feedsOf(query), transport, (session) => {
      // Added before the welcome, so that no event in between is missed.
      sandbox.hub.add(session);
      welcome(sandbox, session);
    });

  const end = (session: HubSession): void => {
    session.end();
    sandbox.hub.remove(session);
  };

  for (const name of ['aggregate', 'logging'] as const) {
    app.post(`/signalr/${name}/negotiate`, (_request, reply) => {
      const connectionToken = randomBytes(16).toString('base64url');
      negotiated.add(connectionToken);
      return reply.send({
        negotiateVersion: 1,
        connectionId: randomUUID(),
        connectionToken,
        availableTransports: [
          { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
          { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
        ],
      });
    });

    app.get(`/signalr/${name}`, (request, reply) => {
      const query = queryOf(request);
      const id = query.text('id') ?? '';
      if (!polls.has(id)) {
        if (!negotiated.delete(id)) throw notFound('No Connection with that ID');
        const transport = new PollTransport(
          id,
          () => end(session),
          () => polls.delete(id),
        );
        const session = open(name, query, transport);
        polls.set(id, { transport, session });
      }
      polls.get(id)?.transport.poll(reply);
      return reply;
    });

    app.post(`/signalr/${name}`, (request, reply) => {
      const known = polls.get(queryOf(request).text('id') ?? '');
      if (known === undefined) throw notFound('No Connection with that ID');
      known.session.receive(
        Buffer.isBuffer(request.body) ? request.body.toString('utf8') : String(request.body),
      );
      return reply.send();
    });

    app.delete(`/signalr/${name}`, (request, reply) => {
      const known = polls.get(queryOf(request).text('id') ?? '');
      if (known === undefined) throw notFound('No Connection with that ID');
      known.transport.close();
      polls.delete(known.transport.id);
      return reply.code(202).send();
    });
  }

  const sockets = new WebSocketServer({ noServer: true });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [path = '', search = ''] = (request.url ?? '').split('?');
    const match = /^\/signalr\/(aggregate|logging)\/?$/i.exec(path);
    if (match === null || sandbox.lifecycle.isDown || sandbox.misbehaviour.refusesUpgrade(path)) {
      socket.destroy();
      return;
    }
    const name = match[1]?.toLowerCase() === 'logging' ? 'logging' : 'aggregate';
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const query = new Query(search);
      negotiated.delete(query.text('id') ?? '');
      const session = open(name, query, {
        send: (text) => webSocket.send(text),
        close: () => webSocket.close(),
        drop: () => webSocket.terminate(),
      });
      webSocket.on('message', (data) => session.receive(String(data)));
      webSocket.on('close', () => end(session));
      webSocket.on('error', () => webSocket.terminate());
    });
  };

  app.server.on('upgrade', upgrade);
  app.addHook('preClose', () => {
    sandbox.hub.dropAll();
    for (const client of sockets.clients) client.terminate();
    for (const { transport } of [...polls.values()]) transport.drop();
  });
}

import { randomBytes, randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { Query, queryOf } from '../http/query.ts';
import { joinFeeds } from './feeds.ts';
import { refusal } from './hubAccess.ts';
import { methodsSince6, noMethods } from './hubMethods.ts';
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

/** Both hubs over WebSocket and long polling; like the references, before 6 without a key. */
export function addHubs(app: FastifyInstance, sandbox: Sandbox): void {
  const polls = new Map<string, { transport: PollTransport; session: HubSession }>();
  const negotiated = new Set<string>();
  const callMethod = sandbox.isSince6 ? methodsSince6(sandbox) : noMethods;

  const open = (name: HubName, query: Query, transport: Transport): HubSession =>
    new HubSession(
      name,
      transport,
      (session) => {
        // Added before the welcome, so that no event in between is missed.
        sandbox.hub.add(session);
        if (name === 'aggregate')
          joinFeeds(
            sandbox,
            session,
            query.list('feeds').map((feed) => feed.toLowerCase()),
          );
        else session.invoke('GetBacklog', [sandbox.hub.backlog.map(sandbox.hub.words.logLineOf)]);
      },
      callMethod,
    );

  const end = (session: HubSession): void => {
    session.end();
    sandbox.hub.remove(session);
  };

  for (const name of ['aggregate', 'logging'] as const) {
    const onRequest = async (request: FastifyRequest) => {
      const fault = refusal(sandbox, name, request.headers, queryOf(request));
      if (fault !== undefined) throw fault;
    };

    app.post(`/signalr/${name}/negotiate`, { onRequest }, (_request, reply) => {
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

    app.get(`/signalr/${name}`, { onRequest }, (request, reply) => {
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

    app.post(`/signalr/${name}`, { onRequest }, (request, reply) => {
      const known = polls.get(queryOf(request).text('id') ?? '');
      if (known === undefined) throw notFound('No Connection with that ID');
      known.session.receive(
        Buffer.isBuffer(request.body) ? request.body.toString('utf8') : String(request.body),
      );
      return reply.send();
    });

    app.delete(`/signalr/${name}`, { onRequest }, (request, reply) => {
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
    const query = new Query(search);
    const fault = refusal(sandbox, name, request.headers, query);
    if (fault !== undefined) {
      socket.end(
        `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
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

import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { pathOf } from '../http/pathOf.ts';

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly at: string;
  /** Null until answered, or when the client disconnected. */
  status: number | null;
  /** No route matched. */
  readonly isUnknown: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** All requests except control calls, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.#entries.push(entry);
    if (this.#entries.length > 20_000) this.#entries.shift();
  }

  clear(): void {
    this.#entries = [];
  }

  /** `*` in the path matches anything. */
  find(filter: { method?: string | undefined; path?: string | undefined } = {}): readonly LoggedRequest[] {
    const source = (filter.path ?? '*').split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${source.join('.*')}$`, 'i');
    return this.#entries.filter(
      (entry) =>
        (filter.method === undefined || filter.method.toUpperCase() === entry.method) &&
        pattern.test(entry.path),
    );
  }
}

export function addRequestLog(app: FastifyInstance, log: RequestLog, clock: Clock): void {
  const bodies = new WeakMap<object, LoggedRequest & { body: unknown }>();

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/__sandbox')) return;
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) {
      // Whether a key was sent, but not which.
      headers[name] = name === 'apikey' ? 'given' : String(value);
    }
    const entry: LoggedRequest & { body: unknown } = {
      method: request.method,
      path,
      query: request.url.slice(path.length + 1),
      at: clock.now().toISOString(),
      status: null,
      isUnknown: request.is404 && /^\/(api|plex|signalr)\//i.test(path),
      headers,
      body: null,
    };
    bodies.set(request, entry);
    log.add(entry);
    reply.raw.on('finish', () => {
      entry.status = reply.raw.statusCode;
    });
  });

  app.addHook('preHandler', async (request) => {
    const entry = bodies.get(request);
    const isSecret = /\/auth$|changepassword|testlogin|defaultuser/i.test(request.url);
    if (entry !== undefined && !Buffer.isBuffer(request.body) && !isSecret) entry.body = request.body ?? null;
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { AnswerError } from '../http/errors.ts';
import { pathOf } from '../http/pathOf.ts';

/** One way to misbehave, for every request that its pattern matches. */
export interface Misconduct {
  /** Path with `*` for anything: `/api/v3/Series/*`. With a `?` in it the query counts too. Case does not matter. */
  readonly pattern: string;
  /** Only this method. */
  readonly method?: string;
  /** Waits that many milliseconds of the sandbox's clock first. */
  readonly delay?: number;
  /** Never answers. */
  readonly hang?: boolean;
  /** Cuts the connection before a byte is sent. */
  readonly cut?: boolean;
  /** Sends that many bytes of the real answer, then cuts the connection. */
  readonly truncate?: number;
  /** Answers with this status instead. */
  readonly status?: number;
  /** Answers with this text instead. */
  readonly body?: string;
  readonly contentType?: string;
  /** Answers with a page of HTML under the content type of the real answer. */
  readonly html?: boolean;
  /** How often; without it, until it is cleared. */
  readonly times?: number;
}

interface Rule {
  readonly conduct: Misconduct;
  readonly matches: (request: { method: string; url: string }) => boolean;
  left: number;
}

const page = '<!doctype html><html><head><title>Proxy</title></head><body>Something went wrong</body></html>';

function ruleOf(conduct: Misconduct): Rule {
  const source = conduct.pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  const pattern = new RegExp(`^${source}$`, 'i');
  const withQuery = conduct.pattern.includes('?');
  return {
    conduct,
    left: conduct.times ?? Infinity,
    matches: ({ method, url }) =>
      (conduct.method === undefined || conduct.method.toUpperCase() === method) &&
      pattern.test(withQuery ? url : (url.split('?', 1)[0] ?? '')),
  };
}

/** What the sandbox does wrong on request. */
export class Misbehaviour {
  #rules: Rule[] = [];

  add(conduct: Misconduct): void {
    this.#rules.push(ruleOf(conduct));
  }

  clear(): void {
    this.#rules = [];
  }

  get active(): readonly Misconduct[] {
    return this.#rules.map((rule) => rule.conduct);
  }

  /** The first conduct that fits; it counts as used. */
  take(request: { method: string; url: string }): Misconduct | undefined {
    const rule = this.#rules.find((one) => one.left > 0 && one.matches(request));
    if (rule === undefined) return undefined;
    rule.left -= 1;
    return rule.conduct;
  }

  /** Whether a web socket is turned away: a hub can be cut, or answered with a status. */
  refusesUpgrade(path: string): boolean {
    const conduct = this.take({ method: 'GET', url: path });
    return conduct?.cut === true || conduct?.status !== undefined;
  }
}

const conducts = new WeakMap<FastifyRequest, Misconduct>();

function cutAfter(body: Buffer, bytes: number): Readable {
  let sent = false;
  return new Readable({
    read() {
      if (sent) return;
      sent = true;
      this.push(body.subarray(0, bytes));
      // The bytes need a moment on the wire, otherwise the client sees nothing of them.
      setTimeout(() => this.destroy(new Error('cut on request')), 20);
    },
  });
}

/** Applies what {@link Misbehaviour} holds to every request but the control calls. */
export function addMisbehaviour(app: FastifyInstance, misbehaviour: Misbehaviour, clock: Clock): void {
  app.addHook('onRequest', async (request) => {
    if (pathOf(request).startsWith('/__sandbox')) return;
    const conduct = misbehaviour.take({ method: request.method, url: request.url });
    if (conduct === undefined) return;
    conducts.set(request, conduct);
    if (conduct.delay !== undefined) await clock.sleep(conduct.delay);
    if (conduct.hang === true) await new Promise(() => {});
    if (conduct.cut === true) {
      request.raw.socket.destroy();
      await new Promise(() => {});
    }
    if (conduct.html === true || conduct.truncate !== undefined) return;
    if (conduct.status !== undefined || conduct.body !== undefined) {
      throw new AnswerError(conduct.status ?? 200, conduct.body ?? '', conduct.contentType);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const conduct = conducts.get(request);
    if (conduct?.html === true) {
      reply.removeHeader('content-length');
      if (conduct.contentType !== undefined) reply.type(conduct.contentType);
      if (conduct.status !== undefined) reply.code(conduct.status);
      return page;
    }
    if (conduct?.truncate === undefined) return payload;
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload ?? ''));
    reply.header('content-length', body.length);
    return cutAfter(body, conduct.truncate);
  });
}

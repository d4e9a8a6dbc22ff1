import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { HttpError } from '../http/errors.ts';
import { pathOf } from '../http/pathOf.ts';

export interface InjectedFault {
  /** Path with `*` for anything, case-insensitive: `/api/v3/Series/*`. With a `?` in it, the query must match too. */
  readonly pattern: string;
  readonly method?: string;
  /** Milliseconds of the sandbox's clock to wait first. */
  readonly delay?: number;
  readonly hang?: boolean;
  /** Drops the connection before sending a byte. */
  readonly cut?: boolean;
  /** Bytes of the real answer to send before dropping the connection. */
  readonly truncate?: number;
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
  /** Answers with an HTML page under the real answer's content type. */
  readonly html?: boolean;
  /** Number of requests to affect; unlimited by default. */
  readonly times?: number;
}

interface Rule {
  readonly fault: InjectedFault;
  readonly matches: (request: { method: string; url: string }) => boolean;
  left: number;
}

const page = '<!doctype html><html><head><title>Proxy</title></head><body>Something went wrong</body></html>';

function ruleOf(fault: InjectedFault): Rule {
  const source = fault.pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  const pattern = new RegExp(`^${source}$`, 'i');
  const withQuery = fault.pattern.includes('?');
  return {
    fault,
    left: fault.times ?? Infinity,
    matches: ({ method, url }) =>
      (fault.method === undefined || fault.method.toUpperCase() === method) &&
      pattern.test(withQuery ? url : (url.split('?', 1)[0] ?? '')),
  };
}

export class FaultInjector {
  #rules: Rule[] = [];

  add(fault: InjectedFault): void {
    this.#rules.push(ruleOf(fault));
  }

  clear(): void {
    this.#rules = [];
  }

  get active(): readonly InjectedFault[] {
    return this.#rules.map((rule) => rule.fault);
  }

  /** The first matching fault; counts as a use. */
  take(request: { method: string; url: string }): InjectedFault | undefined {
    const rule = this.#rules.find((one) => one.left > 0 && one.matches(request));
    if (rule === undefined) return undefined;
    rule.left -= 1;
    return rule.fault;
  }

  /** Hubs can be cut or answered with a status. */
  refusesUpgrade(path: string): boolean {
    const fault = this.take({ method: 'GET', url: path });
    return fault?.cut === true || fault?.status !== undefined;
  }
}

const faults = new WeakMap<FastifyRequest, InjectedFault>();

function cutAfter(body: Buffer, bytes: number): Readable {
  let sent = false;
  return new Readable({
    read() {
      if (sent) return;
      sent = true;
      this.push(body.subarray(0, bytes));
      // Without a pause, the client would see none of the bytes.
      setTimeout(() => this.destroy(new Error('cut on request')), 20);
    },
  });
}

export function addFaultInjection(app: FastifyInstance, misbehaviour: FaultInjector, clock: Clock): void {
  app.addHook('onRequest', async (request) => {
    if (pathOf(request).startsWith('/__sandbox')) return;
    const fault = misbehaviour.take({ method: request.method, url: request.url });
    if (fault === undefined) return;
    faults.set(request, fault);
    if (fault.delay !== undefined) await clock.sleep(fault.delay);
    if (fault.hang === true) await new Promise(() => {});
    if (fault.cut === true) {
      request.raw.socket.destroy();
      await new Promise(() => {});
    }
    if (fault.html === true || fault.truncate !== undefined) return;
    if (fault.status !== undefined || fault.body !== undefined) {
      throw new HttpError(fault.status ?? 200, fault.body ?? '', fault.contentType);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = faults.get(request);
    if (fault?.html === true) {
      reply.removeHeader('content-length');
      if (fault.contentType !== undefined) reply.type(fault.contentType);
      if (fault.status !== undefined) reply.code(fault.status);
      return page;
    }
    if (fault?.truncate === undefined) return payload;
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload ?? ''));
    reply.header('content-length', body.length);
    return cutAfter(body, fault.truncate);
  });
}

import type { FastifyInstance } from 'fastify';
import { pathOf } from './http/pathOf.ts';

/** `reference`: calls take as long as on the recorded server; `none`: as long as they need. */
export type Pace = 'reference' | 'none';

/** Milliseconds before the first byte, measured on the reference with two cores (api-facts, section 9). */
const durations: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/v3\/filter\/preview\/group\/letters$/i, 63],
  [/^\/api\/v3\/(filter\/preview\/(group|series)|filter\/\d+\/(group|series)|group)$/i, 30],
  [/^\/api\/v3\/dashboard\/stats$/i, 400],
  [/^\/api\/v3\/filter(\/\d+\/filter)?$/i, 1200],
  [/^\/api\/v3\/file\/search/i, 1100],
  [/^\/api\/v3\/file\?.*include_only=ignored/i, 900],
  [/^\/api\/v3\/importfolder$/i, 72],
  [/^\/api\/v3\/series\/search/i, 66],
  [/^\/api\/trakt\/code$/i, 1500],
  [/^\/api\/v3\/image\//i, 2],
  [/^\/api\//i, 5],
];

/** A megabyte of JSON takes the reference some 420 ms to write; files and pictures come from the disk. */
const msPerByte = 0.00042;

/** How long the reference takes over an answer of so many bytes. */
export function referenceDuration(url: string, bytes: number): number {
  const path = url.split('?', 1)[0] ?? '';
  const base =
    durations.find(([pattern]) => pattern.test(pattern.source.includes('\\?') ? url : path))?.[1] ?? 0;
  const isJson = /^\/api\//i.test(path) && !/^\/api\/v3\/image\//i.test(path);
  return base + (isJson ? bytes * msPerByte : 0);
}

/** Holds every answer back until the reference would have given it. */
export function addPace(app: FastifyInstance): void {
  const begun = new WeakMap<object, number>();
  app.addHook('onRequest', async (request) => {
    begun.set(request, performance.now());
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (pathOf(request).startsWith('/__sandbox')) return payload;
    const length =
      typeof payload === 'string'
        ? Buffer.byteLength(payload)
        : Buffer.isBuffer(payload)
          ? payload.length
          : 0;
    const due = reply.statusCode < 400 ? referenceDuration(request.url, length) : 1;
    const left = due - (performance.now() - (begun.get(request) ?? 0));
    if (left > 1) await new Promise((resolve) => setTimeout(resolve, left));
    return payload;
  });
}

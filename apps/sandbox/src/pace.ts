import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pathOf } from './http/pathOf.ts';
import { Processor } from './processor.ts';

/** `reference`: calls take as long as on the recorded server; `none`: as long as they need; else milliseconds for each. */
export type Pace = 'reference' | 'none' | number;

/** Milliseconds to the first byte, measured on the reference with two cores (api-facts, section 9). */
const durations: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/v3\/filter\/preview\/group\/letters$/i, 63],
  [/^\/api\/v3\/(filter\/preview\/(group|series)|filter\/\d+\/(group|series)|group)$/i, 30],
  [/^\/api\/v3\/dashboard\/stats$/i, 800],
  [/^\/api\/v3\/filter(\/\d+\/filter)?$/i, 900],
  [/^\/api\/v3\/file\/search/i, 1100],
  [/^\/api\/v3\/file\?.*include_only=ignored/i, 900],
  [/^\/api\/v3\/importfolder$/i, 72],
  [/^\/api\/v3\/importfolder\/\d+\/scan$/i, 13_000],
  [/^\/api\/v3\/series\/search/i, 66],
  [/^\/api\/trakt\/code$/i, 1500],
  [/^\/api\/v3\/image\//i, 2],
  [/^\/api\//i, 5],
];

/** On the reference each entry costs time; concurrent calls share its processor. */
interface HeavyList {
  readonly pattern: RegExp;
  /** Milliseconds before the first entry. */
  readonly base: number;
  readonly perEntry: number;
  /** The longest measured, in milliseconds. */
  readonly maxMs: number;
}

/**
 * The reference queries its database per series of release management: five take 89 ms, fifty 0.8 to 1.1 s.
 * Files with their links: three take 203 ms, five 264 ms, fifty up to 2 s.
 */
const heavyLists: readonly HeavyList[] = [
  {
    pattern: /^\/api\/v3\/releasemanagement\/(multiplereleases|duplicatefiles)\/series(\?|$)/i,
    base: 0,
    perEntry: 19,
    maxMs: Number.POSITIVE_INFINITY,
  },
  { pattern: /^\/api\/v3\/file\?(.*&)?include=[^&]*xrefs/i, base: 85, perEntry: 36, maxMs: 2000 },
];

/** The reference takes some 420 ms to write a megabyte of JSON; files and images come from the disk. */
const msPerByte = 0.00042;

function usualDuration(url: string, bytes: number): number {
  const path = url.split('?', 1)[0] ?? '';
  const base =
    durations.find(([pattern]) => pattern.test(pattern.source.includes('\\?') ? url : path))?.[1] ?? 0;
  const isJson = /^\/api\//i.test(path) && !/^\/api\/v3\/image\//i.test(path);
  return base + (isJson ? bytes * msPerByte : 0);
}

function addConstantPace(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (/^\/api\/(?!v3\/image\/)/i.test(request.url)) await sleep(milliseconds);
    return payload;
  });
}

/** Delays every answer until the reference would have sent it. */
function addReferencePace(app: FastifyInstance): void {
  const processors = new Map(heavyLists.map((list) => [list, new Processor()]));
  const begun = new WeakMap<object, number>();
  const entries = new WeakMap<object, number>();
  app.addHook('onRequest', async (request) => {
    begun.set(request, performance.now());
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { List } = Object(payload) as { readonly List?: unknown };
    if (Array.isArray(List)) entries.set(request, List.length);
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (pathOf(request).startsWith('/__sandbox')) return payload;
    const count = entries.get(request);
    const passed = performance.now() - (begun.get(request) ?? 0);
    const heavy = heavyLists.find(({ pattern }) => pattern.test(request.url));
    if (heavy && count !== undefined) {
      const work = Math.min(heavy.maxMs, heavy.base + heavy.perEntry * count);
      await processors.get(heavy)?.work(work - passed);
      return payload;
    }
    const length =
      typeof payload === 'string'
        ? Buffer.byteLength(payload)
        : Buffer.isBuffer(payload)
          ? payload.length
          : 0;
    const due = reply.statusCode < 400 ? usualDuration(request.url, length) : 1;
    if (due - passed > 1) await sleep(due - passed);
    return payload;
  });
}

export function addPace(app: FastifyInstance, pace: Pace): void {
  if (pace === 'reference') addReferencePace(app);
  else if (pace !== 'none') addConstantPace(app, pace);
}

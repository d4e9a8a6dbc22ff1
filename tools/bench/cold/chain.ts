import type { LoadTrace } from './loadTrace.ts';
import type { Request } from './lookAtScreen.ts';

/** Requests before a page was complete. */
export interface Traffic {
  /** Longest chain of requests, each begun only after the one before it had ended. */
  readonly steps: number;
  /** Includes the page itself and the registry. */
  readonly files: number;
  /** Server calls, without pictures. */
  readonly calls: number;
  readonly pictures: number;
  readonly bytes: number;
}

type Kind = 'file' | 'call' | 'picture';

function kindOf({ address }: Request): Kind {
  const { pathname } = new URL(address);
  if (/\/api\/v3\/(Image|.*\/Avatar)/i.test(pathname)) return 'picture';
  return /^\/(api|signalr)\//.test(pathname) ? 'call' : 'file';
}

function stepsOf(requests: readonly Pick<Request, 'begun' | 'ended'>[]): number {
  const inOrder = requests.toSorted((a, b) => a.begun - b.begun);
  const steps: number[] = [];
  for (const [at, { begun }] of inOrder.entries()) {
    const before = inOrder.slice(0, at).map(({ ended }, index) => (ended <= begun ? (steps[index] ?? 0) : 0));
    steps.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...steps);
}

type Timeline = Pick<LoadTrace, 'requests' | 'complete'>;

const begunBeforeComplete = ({ requests, complete }: Timeline): Request[] =>
  requests.filter(({ address, begun }) => /^https?:/.test(address) && begun < complete);

export const callsOf = (timeline: Timeline): string[] =>
  begunBeforeComplete(timeline)
    .filter((request) => kindOf(request) === 'call')
    .map(({ address }) => new URL(address).pathname);

/** `steps` counts only requests that ended before the page was complete. */
export function trafficOf(timeline: Timeline): Traffic {
  const own = begunBeforeComplete(timeline);
  const { complete } = timeline;
  const count = (kind: Kind): number => own.filter((request) => kindOf(request) === kind).length;
  return {
    steps: stepsOf(own.filter(({ ended }) => ended > 0 && ended <= complete)),
    files: count('file'),
    calls: count('call'),
    pictures: count('picture'),
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

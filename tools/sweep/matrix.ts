import { createHash } from 'node:crypto';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { type SweptCall, type SweptRoute, sweptRoutes } from './routes.ts';

export const users = ['administrator', 'plain', 'restricted'] as const;
/** Windows by their width, and by the size of text that is set in the browser, in px. */
export const windows = [
  { width: 1440, text: 16 },
  { width: 390, text: 16 },
  { width: 320, text: 16 },
  { width: 1440, text: 32 },
  { width: 390, text: 32 },
] as const;
/** “390 px”, or “390 px, text of 32 px”. */
export function windowName({ width, text }: Pick<Visit, 'width' | 'text'>): string {
  return text === 16 ? `${width} px` : `${width} px, text of ${text} px`;
}

export const faults = ['500', 'hang', 'html'] as const;

/** What a visit takes place before. */
interface SweptServer {
  readonly name: string;
  readonly version: string;
  readonly sandbox?: SandboxOptions;
}

const usualServers: readonly SweptServer[] = [
  { name: '5.3.3', version: '5.3.3' },
  { name: '5.2.0', version: '5.2.0' },
  { name: '5.3.3 without internet', version: '5.3.3', sandbox: { network: 'NoGateways' } },
];

/** One thing that the server does wrong during a visit. */
export interface Fault extends SweptCall {
  readonly kind: (typeof faults)[number];
}

/** One cell of the matrix: a page opened once, and looked at in every theme. */
export interface Visit {
  readonly id: string;
  readonly route: SweptRoute;
  /** The signed-in user; none on public pages. */
  readonly user: (typeof users)[number] | undefined;
  readonly width: number;
  /** Size of the browser's text in px; 16 unless the user has changed it. */
  readonly text: number;
  readonly version: string;
  /** What the server has that the usual one has not. */
  readonly sandbox: SandboxOptions | undefined;
  readonly fault: Fault | undefined;
}

function faultsOf({ pattern, calls }: SweptRoute): (Fault | undefined)[] {
  const own = calls.filter(({ isOfFrame }) => !isOfFrame || pattern === '');
  return [undefined, ...own.flatMap((call) => faults.map((kind) => ({ ...call, kind })))];
}

function serversOf({ versions }: SweptRoute): readonly SweptServer[] {
  return versions?.map((version) => ({ name: version, version })) ?? usualServers;
}

function visitsOf(route: SweptRoute): Visit[] {
  const found: Visit[] = [];
  for (const fault of faultsOf(route)) {
    for (const { name, version, sandbox } of serversOf(route)) {
      for (const user of route.isPublic ? [undefined] : users) {
        for (const { width, text } of windows) {
          const who = user ?? 'nobody';
          const wrong = fault ? `${fault.call} ${fault.kind}` : 'nothing wrong';
          const id = [`/${route.pattern}`, who, windowName({ width, text }), name, wrong].join(' · ');
          found.push({ id, route, user, width, text, version, sandbox, fault });
        }
      }
    }
  }
  return found;
}

/** How many things differ from an administrator's large window before the reference. */
function distance({ user, width, text, version, sandbox }: Visit): number {
  const isUsual = version === '5.3.3' && sandbox === undefined;
  return [user !== undefined && user !== 'administrator', width !== 1440 || text !== 16, !isUsual].filter(
    Boolean,
  ).length;
}

/** Always the same for the same visit, and no order in it. */
function lot({ id }: Visit): string {
  return createHash('sha1').update(id).digest('hex');
}

/** How many things can differ at once: the user, the window, the version, and one call that misbehaves. */
export const mostDifferences = 4;

/**
 * The matrix: route × user × window × server version × one fault a call, as far as no more than so many of them
 * differ at once from a page as an administrator has it. In an order in which a run that is cut short has seen
 * the most: first every page as an administrator has it, then what differs from that in one thing, and so on,
 * without regard to the route.
 */
export function visitsWithin(differences: number): Visit[] {
  const rank = (visit: Visit) => distance(visit) + (visit.fault ? 1 : 0);
  return sweptRoutes
    .flatMap(visitsOf)
    .filter((visit) => rank(visit) <= differences)
    .toSorted((a, b) => rank(a) - rank(b) || lot(a).localeCompare(lot(b)));
}

import { createHash } from 'node:crypto';
import { type SweptCall, type SweptRoute, sweptRoutes } from './routes.ts';

export const users = ['administrator', 'plain', 'restricted'] as const;
export const widths = [1440, 390, 320] as const;
export const faults = ['500', 'hang', 'html'] as const;
const versions = ['5.3.3', '5.2.0'] as const;

/** One thing that the server does wrong during a visit. */
export interface Fault extends SweptCall {
  readonly kind: (typeof faults)[number];
}

/** One cell of the matrix: a page opened once, and looked at in every theme. */
export interface Visit {
  readonly id: string;
  readonly route: SweptRoute;
  /** Who is signed in; nobody on public pages. */
  readonly user: (typeof users)[number] | undefined;
  readonly width: number;
  readonly version: string;
  readonly fault: Fault | undefined;
}

function faultsOf({ pattern, calls }: SweptRoute): (Fault | undefined)[] {
  const own = calls.filter(({ isOfFrame }) => !isOfFrame || pattern === '');
  return [undefined, ...own.flatMap((call) => faults.map((kind) => ({ ...call, kind })))];
}

function visitsOf(route: SweptRoute): Visit[] {
  const found: Visit[] = [];
  for (const fault of faultsOf(route)) {
    for (const version of route.versions ?? versions) {
      for (const user of route.isPublic ? [undefined] : users) {
        for (const width of widths) {
          const who = user ?? 'nobody';
          const wrong = fault ? `${fault.call} ${fault.kind}` : 'nothing wrong';
          const id = [`/${route.pattern}`, who, `${width} px`, version, wrong].join(' · ');
          found.push({ id, route, user, width, version, fault });
        }
      }
    }
  }
  return found;
}

/** How many things differ from an administrator's large window before the reference. */
function distance({ user, width, version }: Visit): number {
  return [user !== undefined && user !== 'administrator', width !== 1440, version !== '5.3.3'].filter(Boolean)
    .length;
}

/** Always the same for the same visit, and no order in it. */
function lot({ id }: Visit): string {
  return createHash('sha1').update(id).digest('hex');
}

/** How many things can differ at once: the user, the width, the version, and one call that misbehaves. */
export const mostDifferences = 4;

/**
 * The matrix: route × user × width × server version × one fault a call, as far as no more than so many of them
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

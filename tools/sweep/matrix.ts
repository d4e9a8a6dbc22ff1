import { createHash } from 'node:crypto';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { contractOf, referenceVersions } from '../../apps/sandbox/src/serverVersion.ts';
import { routeSince6, type SweptCall, type SweptRoute, sweptRoutes } from './routes.ts';

export const users = ['administrator', 'plain', 'restricted'] as const;
/** Width and browser text size in px, and the language. Faults are swept in English alone. */
export const windows = [
  { width: 1440, text: 16, language: 'en' },
  { width: 390, text: 16, language: 'en' },
  { width: 320, text: 16, language: 'en' },
  { width: 1440, text: 32, language: 'en' },
  { width: 390, text: 32, language: 'en' },
  { width: 1440, text: 16, language: 'en-XA' },
  { width: 320, text: 16, language: 'en-XA' },
  { width: 1440, text: 16, language: 'ar-XB' },
  { width: 390, text: 16, language: 'ar-XB' },
  { width: 1440, text: 16, language: 'de' },
  { width: 320, text: 16, language: 'ru' },
  { width: 390, text: 16, language: 'ja' },
] as const;
/** “390 px”, “390 px, text of 32 px”, or “390 px, ja”. */
export function windowName({ width, text, language }: Pick<Visit, 'width' | 'text' | 'language'>): string {
  const size = text === 16 ? `${width} px` : `${width} px, text of ${text} px`;
  return language === 'en' ? size : `${size}, ${language}`;
}

export const faults = ['500', 'hang', 'html'] as const;

interface SweptServer {
  readonly name: string;
  readonly version: string;
  readonly sandbox?: SandboxOptions;
}

const usualServers: readonly SweptServer[] = [
  { name: '5.3.3', version: '5.3.3' },
  { name: '5.2.0', version: '5.2.0' },
  { name: '6.0.0-dev.425', version: referenceVersions[6] },
  { name: '5.3.3 without internet', version: '5.3.3', sandbox: { network: 'NoGateways' } },
];

export interface Fault extends SweptCall {
  readonly kind: (typeof faults)[number];
}

export interface Visit {
  readonly id: string;
  readonly route: SweptRoute;
  /** Undefined on public pages. */
  readonly user: (typeof users)[number] | undefined;
  readonly width: number;
  /** Browser text size in px. */
  readonly text: number;
  readonly language: string;
  readonly version: string;
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

function visitsOf(listed: SweptRoute): Visit[] {
  const found: Visit[] = [];
  for (const { name, version, sandbox } of serversOf(listed)) {
    const route = contractOf(version) === '6.0' ? routeSince6(listed) : listed;
    for (const fault of faultsOf(route)) {
      for (const user of route.isPublic ? [undefined] : users) {
        for (const { width, text, language } of windows) {
          if (fault && language !== 'en') continue;
          const who = user ?? 'nobody';
          const wrong = fault ? `${fault.call} ${fault.kind}` : 'nothing wrong';
          const id = [`/${route.pattern}`, who, windowName({ width, text, language }), name, wrong].join(
            ' · ',
          );
          found.push({ id, route, user, width, text, language, version, sandbox, fault });
        }
      }
    }
  }
  return found;
}

/** Differences from an administrator's large window with the reference version. */
function distance({ user, width, text, language, version, sandbox }: Visit): number {
  const isUsual = version === '5.3.3' && sandbox === undefined;
  return [
    user !== undefined && user !== 'administrator',
    width !== 1440 || text !== 16 || language !== 'en',
    !isUsual,
  ].filter(Boolean).length;
}

/** Stable pseudo-random sort key. */
function sortKey({ id }: Visit): string {
  return createHash('sha1').update(id).digest('hex');
}

export const mostDifferences = 4;

/** Few differences come first, in random order within, so that an interrupted run has covered the most. */
export function visitsWithin(differences: number): Visit[] {
  const rank = (visit: Visit) => distance(visit) + (visit.fault ? 1 : 0);
  return sweptRoutes
    .flatMap(visitsOf)
    .filter((visit) => rank(visit) <= differences)
    .toSorted((a, b) => rank(a) - rank(b) || sortKey(a).localeCompare(sortKey(b)));
}

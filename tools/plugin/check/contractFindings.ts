import { contractVersion } from '@hondana/shared/remote';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';
import type { Finding } from './Finding.ts';

/** Servers whose differences this interface knows (the last one of a major version represents all of it). */
const knownServers = ['5.1.0-dev.28', '5.2.0', '5.3.3', '5.99.0', '6.0.0-dev.425', '6.0.0', '6.99.0'];

function serverFinding(place: string, range: string | undefined): Finding[] {
  if (range === undefined || knownServers.some((version) => isWithin(version, range))) return [];
  return [{ place, text: `No server that this interface knows (5.1.0-dev.28 to 6.x) is within ${range}.` }];
}

/** @param offered the shell's version of the contract */
export function contractFindings(
  { requires, contributions = [] }: RemoteDescriptor,
  offered = contractVersion,
): Finding[] {
  const findings = serverFinding('/requires/server', requires.server);
  if (!isWithin(offered, requires.contract)) {
    findings.push({
      place: '/requires/contract',
      text: `It needs version ${requires.contract} of the contract; this shell offers ${offered}.`,
    });
  }
  for (const [index, { server }] of contributions.entries()) {
    findings.push(...serverFinding(`/contributions/${index}/server`, server));
  }
  return findings;
}

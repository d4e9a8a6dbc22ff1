import { clashOf } from '@hondana/shared/remote/clashes';
import type { Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { Finding } from './Finding.ts';

/** Contributions of one id. */
export function duplicateContributions({ contributions = [] }: RemoteDescriptor): Finding[] {
  const seen = new Set<string>();
  return contributions.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ place: `/contributions/${index}/id`, text: `Another contribution has the id “${id}”, too.` }];
  });
}

/** Whether a remote fits into a deployment. A plugin may replace an older version of itself. */
export function placeFindings(descriptor: RemoteDescriptor, registry: Registry | undefined): Finding[] {
  const others = (registry?.remotes ?? []).filter(
    ({ id, addedFrom }) => !(id === descriptor.id && addedFrom !== undefined),
  );
  const clash = clashOf(descriptor, others);
  const findings = duplicateContributions(descriptor);
  return clash === undefined ? findings : [...findings, { place: '/', text: clash }];
}

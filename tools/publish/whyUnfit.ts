import { clashOf } from '@hondana/shared/remote/clashes';
import type { Registry, RemoteDescriptor, ShellDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';
import { contractFindings } from '../plugin/check/contractFindings.ts';
import type { Finding } from '../plugin/check/Finding.ts';
import { duplicateContributions } from '../plugin/check/placeFindings.ts';
import type { Descriptor } from './registry.ts';

function sentence({ place, text }: Finding): string {
  return `${place}: ${text}`;
}

/** Remotes that a shell would refuse, which are there already. */
function refusedBy({ contract }: ShellDescriptor, { remotes, alternatives = [] }: Registry): string[] {
  const staged = alternatives.map(({ part }) => part).filter((part) => 'id' in part);
  return [...remotes, ...staged]
    .filter(({ requires }) => !isWithin(contract, requires.contract))
    .map(
      ({ title, version, requires }) =>
        `${title} ${version} needs version ${requires.contract} of the contract; this shell offers ${contract}.`,
    );
}

function remoteFaults(remote: RemoteDescriptor, { shell, remotes, alternatives = [] }: Registry): string[] {
  const staged = alternatives.flatMap(({ part }) => ('id' in part ? [] : [part.contract]));
  const contracts = [...new Set([shell.contract, ...staged])];
  const clash = clashOf(
    remote,
    remotes.filter(({ id }) => id !== remote.id),
  );
  const findings = [
    ...contracts.flatMap((contract) => contractFindings(remote, contract)),
    ...duplicateContributions(remote),
    ...(clash === undefined ? [] : [{ place: '/', text: clash }]),
  ];
  return [...new Set(findings.map(sentence))];
}

/**
 * Why a part does not fit what a deployment has: another contract, servers that nobody has, an address or an id that
 * is taken. Of the shell: the remotes there that it would refuse.
 */
export function whyUnfit(descriptor: Descriptor, registry: Registry | undefined): string[] {
  if (!registry) return [];
  return 'id' in descriptor ? remoteFaults(descriptor, registry) : refusedBy(descriptor, registry);
}

import { findClash } from '@hondana/shared/remote/clashes';
import type { Registry, RemoteDescriptor, ShellDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';
import { contractFindings } from '../plugin/check/contractFindings.ts';
import type { Finding } from '../plugin/check/Finding.ts';
import { duplicateContributions } from '../plugin/check/placeFindings.ts';
import { type Descriptor, runningRemotes } from './registry.ts';

function sentence({ place, text }: Finding): string {
  return `${place}: ${text}`;
}

function refusedBy({ contract }: ShellDescriptor, { remotes, alternatives = [] }: Registry): string[] {
  const staged = alternatives.map(({ part }) => part).filter((part) => 'id' in part);
  return [...remotes, ...staged]
    .filter(({ requires }) => !isWithin(contract, requires.contract))
    .map(
      ({ title, version, requires }) =>
        `${title} ${version} needs version ${requires.contract} of the contract; this shell offers ${contract}.`,
    );
}

/** The interface's own remotes may have nested addresses: the most specific one wins. A plugin's may not. */
function clashAmongOwn(remote: RemoteDescriptor, others: readonly RemoteDescriptor[]): string | undefined {
  const twin = others.find(({ container }) => container === remote.container);
  if (twin) return `Its container “${remote.container}” is taken by ${twin.title}.`;
  for (const { path } of remote.routes) {
    const owner = others.find(({ routes }) =>
      routes.some((route) => route.path.toLowerCase() === path.toLowerCase()),
    );
    if (owner) return `Its route “${path}” is taken by ${owner.title}.`;
  }
  return undefined;
}

function remoteFaults(remote: RemoteDescriptor, registry: Registry): string[] {
  const { shell, alternatives = [] } = registry;
  const staged = alternatives.flatMap(({ part }) => ('id' in part ? [] : [part.contract]));
  const contracts = [...new Set([shell.contract, ...staged])];
  const others = runningRemotes(registry).filter(({ id }) => id !== remote.id);
  const clash = remote.addedFrom === undefined ? clashAmongOwn(remote, others) : findClash(remote, others);
  const findings = [
    ...contracts.flatMap((contract) => contractFindings(remote, contract)),
    ...duplicateContributions(remote),
    ...(clash === undefined ? [] : [{ place: '/', text: clash }]),
  ];
  return [...new Set(findings.map(sentence))];
}

/** Of a remote: a contract or server mismatch, or a taken address or ID. Of the shell: remotes that it refuses. */
export function incompatibilities(descriptor: Descriptor, registry: Registry | undefined): string[] {
  if (!registry) return [];
  return 'id' in descriptor ? remoteFaults(descriptor, registry) : refusedBy(descriptor, registry);
}

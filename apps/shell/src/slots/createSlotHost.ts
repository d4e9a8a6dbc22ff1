import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { SlotHost } from '@hondana/shared/remote/slots';
import { t } from '@lingui/core/macro';
import { RemoteFailure } from '../failures/RemoteFailure.ts';
import { guardOf } from '../remotes/guardOf.ts';
import { loadModule } from '../remotes/loadModule.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import type { Visitor } from '../session/audience.ts';
import { type KnownOffer, offersOf } from './offersOf.ts';

export async function loadContribution(
  remote: RemoteDescriptor,
  { slot, module }: KnownOffer,
): Promise<unknown> {
  const loaded = await loadModule(remote, module, []);
  if (typeof loaded === 'object' && loaded !== null && 'contribution' in loaded) {
    const { contribution } = loaded;
    if (slot === 'action' || slot === 'command' || slot === 'palette.settings') return contribution;
    return (await guardOf(remote))?.component(contribution) ?? contribution;
  }
  throw new RemoteFailure(remote, t`Its module ${module} does not export “contribution”.`, {
    isFinal: true,
  });
}

export function createSlotHost(
  store: RegistryStore,
  remotes: readonly RemoteDescriptor[],
  visitor: Visitor,
): SlotHost {
  const offers = offersOf(remotes, visitor);
  const loading = new Map<string, Promise<unknown>>();
  return {
    offers,
    load({ key }) {
      const known = loading.get(key);
      if (known) return known;
      const offer = offers.find((candidate) => candidate.key === key);
      const remote = offer && store.take(offer.remoteId);
      if (!remote) return Promise.reject(new Error(t`It is no longer installed.`));
      const answer = loadContribution(remote, offer);
      loading.set(key, answer);
      // Deleted only after the error has rendered, so that Retry reloads it and a re-render doesn't.
      answer.catch(() => setTimeout(() => loading.delete(key)));
      return answer;
    },
  };
}

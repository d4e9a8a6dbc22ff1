import type { FoundSetting, SlotContent } from '@hondana/shared/remote/slots';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { loadContribution } from '../slots/createSlotHost.ts';
import { offersOf } from '../slots/offersOf.ts';

const none: readonly FoundSetting[] = [];

/** What the parts of the interface have to be set, asked of them when the palette opens. */
export function useFoundSettings(store: RegistryStore) {
  const visitor = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  const offers = offersOf(remotes, visitor).filter(({ slot }) => slot === 'palette.settings');
  const { isAdministrator } = visitor;
  const { data: found = none, error } = useQuery({
    queryKey: ['shell', 'palette-settings', isAdministrator, offers.map(({ key }) => key)],
    queryFn: async () => {
      const lists = await Promise.all(
        offers.map(async (offer) => {
          const remote = store.take(offer.remoteId);
          if (!remote) return none;
          const list = (await loadContribution(remote, offer)) as SlotContent<'palette.settings'>;
          return list({ isAdministrator });
        }),
      );
      return lists.flat();
    },
    enabled: offers.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { found, error };
}

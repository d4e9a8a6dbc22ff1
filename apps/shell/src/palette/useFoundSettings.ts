import { isRecord } from '@hondana/shared/http/isRecord';
import { recordRemoteError } from '@hondana/shared/remote/remoteRecords';
import type { FoundSetting, SlotContent } from '@hondana/shared/remote/slots';
import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { RemoteFailure } from '../failures/RemoteFailure.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import type { Visitor } from '../session/audience.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { loadContribution } from '../slots/createSlotHost.ts';
import { type KnownOffer, offersOf } from '../slots/offersOf.ts';

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Validates, as a plugin may return anything. */
function isFoundSetting(value: unknown): value is FoundSetting {
  return (
    isRecord(value) &&
    typeof value.label === 'string' &&
    typeof value.place === 'string' &&
    isText(value.description) &&
    typeof value.address === 'string' &&
    /^\/(?!\/)/.test(value.address)
  );
}

async function settingsOf(
  store: RegistryStore,
  offer: KnownOffer,
  isAdministrator: boolean,
): Promise<readonly FoundSetting[]> {
  const remote = store.take(offer.remoteId);
  if (!remote) return [];
  try {
    const list = (await loadContribution(remote, offer)) as SlotContent<'palette.settings'>;
    const found: unknown = list({ isAdministrator });
    if (!Array.isArray(found)) throw new TypeError(t`It returned no list.`);
    return found.filter(isFoundSetting);
  } catch (error) {
    if (!(error instanceof RemoteFailure)) recordRemoteError(offer.remoteId, error, 'slot');
    throw error;
  }
}

function settingsQuery(store: RegistryStore, offer: KnownOffer, { isAdministrator }: Visitor) {
  return {
    queryKey: ['shell', 'palette-settings', isAdministrator, offer.key],
    queryFn: () => settingsOf(store, offer, isAdministrator),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

export function useFoundSettings(store: RegistryStore) {
  const visitor = useVisitor();
  const remotes = useAtomValue(store.remotesAtom);
  const offers = offersOf(remotes, visitor).filter(({ slot }) => slot === 'palette.settings');
  return useQueries({
    queries: offers.map((offer) => settingsQuery(store, offer, visitor)),
    combine: (results: readonly UseQueryResult<readonly FoundSetting[]>[]) => ({
      found: results.flatMap(({ data = [] }) => data),
      failures: results.flatMap(({ error }, index) => {
        const title = offers[index]?.remoteTitle;
        return error && title !== undefined ? [{ title, error }] : [];
      }),
    }),
  });
}

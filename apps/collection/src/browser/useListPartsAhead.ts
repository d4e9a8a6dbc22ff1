import { savesData } from '@hondana/shared/ahead/savesData';
import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What a list of cards may open or change into: one module of each file, which brings the others in it. */
async function fetchListParts(): Promise<void> {
  await import(/* webpackChunkName: "cards" */ './GroupListCard.tsx');
  await import(/* webpackChunkName: "tools" */ './DisplaySettings.tsx');
  await import(/* webpackChunkName: "editors" */ '../editing/group/EditGroupDialog.tsx');
}

/** Once the screen is complete, what its buttons open is fetched, so that it is there without the server too. */
export function useListPartsAhead(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (savesData()) return;
    // Whoever opens one asks again for what could not be had, and is told what is wrong.
    return whenScreenComplete(client, () => void fetchListParts().catch(() => {}));
  }, [client]);
}

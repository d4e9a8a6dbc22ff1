import { contractVersion } from '@hondana/shared/remote';
import { pagePolicy } from '@hondana/shared/remote/pagePolicy';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';
import { registryQuery } from '../../shared/channel/registryQuery.ts';
import type { InstalledParts } from '../installedParts.ts';
import { catalogueOf, catalogueQuery } from './catalogueQuery.ts';
import { type CatalogueOffer, catalogueOffers } from './offers.ts';

export function useCatalogue(parts: InstalledParts | undefined) {
  const { data: address } = useQuery({ ...registryQuery(), select: catalogueOf });
  const list = useQuery(catalogueQuery(address));
  const serverVersion = useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server.Version }).data;
  const offers: readonly CatalogueOffer[] | undefined =
    list.data &&
    parts &&
    catalogueOffers(list.data.plugins, {
      contractVersion,
      serverVersion: serverVersion ?? undefined,
      policy: pagePolicy(),
      parts,
    });
  return { address, list, offers };
}

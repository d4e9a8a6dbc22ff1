import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { plainVersion } from '@hondana/shared/remote/range';
import { pluginAsks } from '../pluginAsks.ts';
import type { CatalogueOffer } from './offers.ts';

/** In what a descriptor differs from what the catalogue said of it, in lines. Only the descriptor counts. */
export function unlikeOffer(
  { plugin, version }: CatalogueOffer,
  descriptor: RemoteDescriptor,
): readonly string[] {
  const [said, found] = [plainVersion(version.version), plainVersion(descriptor.version)];
  const { routes = [], navigation, contributions } = version.asks;
  const listed = pluginAsks({
    routes,
    ...(navigation && { navigation }),
    ...(contributions && { contributions }),
    requires: descriptor.requires,
  });
  const unsaid = pluginAsks(descriptor).filter((ask) => !listed.includes(ask));
  return [
    ...(plugin.id === descriptor.id
      ? []
      : [`The catalogue lists “${plugin.id}”; this address has “${descriptor.id}”.`]),
    ...(said === found ? [] : [`The catalogue lists version ${said}; this address has ${found}.`]),
    ...unsaid.map((ask) => `The catalogue doesn’t mention: ${ask}`),
  ];
}

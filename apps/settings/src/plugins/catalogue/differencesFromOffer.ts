import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { plainVersion } from '@hondana/shared/remote/range';
import { pluginAsks } from '../pluginAsks.ts';
import type { CatalogueOffer } from './offers.ts';

export function differencesFromOffer(
  { plugin, version }: CatalogueOffer,
  descriptor: RemoteDescriptor,
): readonly string[] {
  const [listedVersion, actualVersion] = [plainVersion(version.version), plainVersion(descriptor.version)];
  const { routes = [], navigation, contributions } = version.asks;
  const listed = pluginAsks({
    routes,
    ...(navigation && { navigation }),
    ...(contributions && { contributions }),
    requires: descriptor.requires,
  });
  const unlisted = pluginAsks(descriptor).filter((ask) => !listed.includes(ask));
  return [
    ...(plugin.id === descriptor.id
      ? []
      : [`The catalogue lists “${plugin.id}”; this address has “${descriptor.id}”.`]),
    ...(listedVersion === actualVersion
      ? []
      : [`The catalogue lists version ${listedVersion}; this address has ${actualVersion}.`]),
    ...unlisted.map((ask) => `The catalogue doesn’t mention: ${ask}`),
  ];
}

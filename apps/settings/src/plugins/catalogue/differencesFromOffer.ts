import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { plainVersion } from '@hondana/shared/remote/range';
import { t } from '@lingui/core/macro';
import { pluginAsks } from '../pluginAsks.ts';
import type { CatalogueOffer } from './offers.ts';

export function differencesFromOffer(
  { plugin, version }: CatalogueOffer,
  descriptor: RemoteDescriptor,
): readonly string[] {
  const [listedId, actualId] = [plugin.id, descriptor.id];
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
    ...(listedId === actualId ? [] : [t`The catalogue lists “${listedId}”; this address has “${actualId}”.`]),
    ...(listedVersion === actualVersion
      ? []
      : [t`The catalogue lists version ${listedVersion}; this address has ${actualVersion}.`]),
    ...unlisted.map((ask) => t`The catalogue doesn’t mention: ${ask}`),
  ];
}

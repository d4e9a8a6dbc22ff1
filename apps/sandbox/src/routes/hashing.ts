import { isObject } from '@hondana/contract/isObject';
import type { Configurations } from '../configurations/configurations.ts';
import { notFoundProblem, problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { type HashProvider, hashProviders } from '../model/hashProviders.ts';
import type { Api } from './api.ts';

/** @throws 400 that names a hash that the provider cannot compute, as recorded */
function hashTypesIn(body: unknown, { available, enabled }: HashProvider): readonly string[] {
  const types = bodyField(body, 'EnabledHashTypes');
  if (types === undefined || types === null) return enabled;
  if (!Array.isArray(types)) throw problem({ EnabledHashTypes: ['The EnabledHashTypes field is invalid.'] });
  for (const type of types) {
    if (available.includes(type)) continue;
    throw problem({
      [`EnabledHashTypes["${type}"]`]: [`Hash type '${type}' is not available for this provider.`],
    });
  }
  return [...new Set<string>(types)].sort();
}

/** Since version 6. */
export function hashingRoutes(api: Api, configurations: Configurations): void {
  const providers = hashProviders();
  let isParallel = false;

  const present = ({ id, name, description, plugin, configurationId, available, enabled }: HashProvider) => {
    const configuration = configurationId === null ? undefined : configurations.find(configurationId);
    return {
      ID: id,
      Version: plugin.Version,
      Name: name,
      Description: description,
      AvailableHashTypes: available,
      EnabledHashTypes: enabled,
      Configuration: configuration ? configurations.present(configuration) : null,
      Plugin: plugin,
    };
  };
  const find = (id: unknown): HashProvider => {
    const found = providers.find((one) => typeof id === 'string' && one.id === id.toLowerCase());
    if (!found) throw notFoundProblem();
    return found;
  };

  api.get('/api/v3/Hashing/Summary', () => ({
    ParallelMode: isParallel,
    ProviderCount: providers.length,
    AllAvailableHashTypes: [...new Set(providers.flatMap(({ available }) => available))],
    AllEnabledHashTypes: [...new Set(providers.flatMap(({ enabled }) => enabled))],
  }));

  api.post('/api/v3/Hashing/Settings', ({ body, reply }) => {
    const wanted = bodyField(body, 'ParallelMode');
    if (typeof wanted === 'boolean') isParallel = wanted;
    return reply.code(200).send();
  });

  api.get('/api/v3/Hashing/Provider', () => providers.map(present));

  api.get('/api/v3/Hashing/Provider/:providerID', ({ params }) => present(find(params.providerID)));

  api.put('/api/v3/Hashing/Provider/:providerID', ({ params, body }) => {
    const provider = find(params.providerID);
    provider.enabled = hashTypesIn(body, provider);
    return present(provider);
  });

  // Not recorded; as the call for a single one.
  api.post('/api/v3/Hashing/Provider', ({ body, reply }) => {
    const changes = Array.isArray(body) ? body.filter(isObject) : [];
    const checked = changes.map((change) => {
      const provider = find(bodyField(change, 'ID'));
      return { provider, enabled: hashTypesIn(change, provider) };
    });
    for (const { provider, enabled } of checked) provider.enabled = enabled;
    return reply.code(200).send();
  });
}

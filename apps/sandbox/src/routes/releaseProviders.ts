import { isObject } from '@hondana/contract/isObject';
import type { Configurations } from '../configurations/configurations.ts';
import { notFoundProblem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { type ReleaseProvider, releaseProviders } from '../model/releaseProviders.ts';
import type { Api } from './api.ts';

const base = '/api/v3/ReleaseInfo';

/** Since version 6. */
export function releaseProviderRoutes(api: Api, configurations: Configurations): void {
  let providers = releaseProviders();

  const present = (provider: ReleaseProvider) => {
    const { id, name, description, plugin, configurationId, isEnabled } = provider;
    const configuration = configurationId === null ? undefined : configurations.find(configurationId);
    return {
      ID: id,
      Version: plugin.Version,
      Name: name,
      Description: description,
      Priority: providers.indexOf(provider),
      IsEnabled: isEnabled,
      Configuration: configuration ? configurations.present(configuration) : null,
      Plugin: plugin,
    };
  };
  const find = (id: unknown): ReleaseProvider => {
    const found = providers.find((one) => typeof id === 'string' && one.id === id.toLowerCase());
    if (!found) throw notFoundProblem();
    return found;
  };
  /** How the server settles equal priorities is not recorded: here a change comes before what it meets. */
  const change = (changes: readonly object[]): void => {
    const places = new Map(providers.map((one, place) => [one, place]));
    for (const one of changes) {
      const provider = find(bodyField(one, 'ID'));
      const priority = bodyField(one, 'Priority');
      const isEnabled = bodyField(one, 'IsEnabled');
      if (typeof isEnabled === 'boolean') provider.isEnabled = isEnabled;
      if (typeof priority === 'number' && priority !== places.get(provider))
        places.set(provider, priority - 0.5);
    }
    providers = providers.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  };

  api.get(`${base}/Summary`, () => ({ ProviderCount: providers.length }));

  api.get(`${base}/Provider`, () => providers.map(present));

  api.get(`${base}/Provider/:providerID`, ({ params }) => present(find(params.providerID)));

  api.put(`${base}/Provider/:providerID`, ({ params, body }) => {
    const provider = find(params.providerID);
    change([{ ...(isObject(body) ? body : {}), ID: provider.id }]);
    return present(provider);
  });

  // Not recorded; as the call for a single one.
  api.post(`${base}/Provider`, ({ body, reply }) => {
    const changes = Array.isArray(body) ? body.filter(isObject) : [];
    for (const one of changes) find(bodyField(one, 'ID'));
    change(changes);
    return reply.code(200).send();
  });
}

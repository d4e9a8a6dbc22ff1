import { isObject } from '@hondana/contract/isObject';
import type { Configuration, Configurations } from '../configurations/configurations.ts';
import { corePlugin, samplePlugin } from '../configurations/corePlugin.ts';
import { configurationOf, settingsOf } from '../configurations/renamerConfiguration.ts';
import type { Sandbox } from '../context.ts';
import { badRequest, notFound, problem, serverFault, singleProblem } from '../http/errors.ts';
import { applyPatch, type JsonObject, patchOperations } from '../http/jsonPatch.ts';
import { bodyField, type Query } from '../http/query.ts';
import { rawJson } from '../http/rawJson.ts';
import { type Provider, providers, RelocationPresets } from '../model/relocationPresets.ts';
import type { RenamerConfig } from '../model/renamers.ts';
import type { Api } from './api.ts';
import { relocateJob } from './fileJobs.ts';
import { previewFile, relocateFile } from './relocating.ts';
import { fileIdsIn, optionsOf } from './relocationOptions.ts';

const noProvider = 'The RelocationProvider with the given ID was not found.';

/** As version 6 writes a result: what has no value is left out. */
function resultSince6({ ImportFolderID, ...result }: ReturnType<typeof previewFile>) {
  const { IsRelocated, IsPreview, ...rest } = result;
  return {
    ...rest,
    ...(ImportFolderID === undefined ? {} : { ManagedFolderID: ImportFolderID }),
    ...(result.IsSuccess ? { IsRelocated } : {}),
    ...(IsPreview ? { IsPreview } : {}),
  };
}

/** `Relocation/…` of version 6, whose presets are the configs of the renamers before. */
export function relocationRoutes(api: Api, sandbox: Sandbox, configurations: Configurations): void {
  const presets = new RelocationPresets(sandbox.library.renamerConfigs);

  const configurationInfo = ({ configuration }: Provider) => {
    const found: Configuration | undefined = configuration && configurations.find(configuration.id);
    return found ? configurations.present(found) : null;
  };
  const presentProvider = (provider: Provider) => ({
    ID: provider.id,
    Version: provider.isBuiltIn ? corePlugin.Version : samplePlugin.Version,
    Name: provider.renamer.Name,
    Description: provider.renamer.Description,
    SupportsUnrecognized: false,
    SupportsIncompleteMetadata: false,
    SupportsMoving: true,
    SupportsRenaming: true,
    Configuration: configurationInfo(provider),
    Plugin: provider.isBuiltIn ? corePlugin : samplePlugin,
  });
  const present = (preset: RenamerConfig) => {
    const provider = presets.providerOf(preset);
    return {
      ID: presets.idOf(preset),
      ProviderID: presets.providerIdOf(preset),
      Name: preset.Name,
      IsDefault: preset === presets.default,
      IsUsable: provider !== undefined,
      HasConfiguration: provider?.configuration !== undefined,
    };
  };
  const presetIn = (id: string): RenamerConfig => {
    const preset = presets.find(id);
    if (preset === undefined) throw notFound('Relocation preset not found');
    return preset;
  };
  const providerIn = (id: unknown): Provider | undefined => providers.find((one) => one.id === id);

  const change = (preset: RenamerConfig, name: unknown, isDefault: unknown): void => {
    if (name === '') throw problem({ Name: ['The Name field is required.'] });
    if (typeof name === 'string') preset.Name = name;
    if (isDefault === true) presets.makeDefault(preset);
  };
  const preview = (query: Query, ids: readonly number[], preset: RenamerConfig) =>
    ids.map((id) => resultSince6(previewFile(sandbox, id, preset, optionsOf(sandbox, query))));
  const relocate = (query: Query, ids: readonly number[], preset: RenamerConfig) => {
    query.boolean('deleteEmptyDirectories', true);
    return ids.map((id) => {
      const result = resultSince6(relocateFile(sandbox, id, preset, optionsOf(sandbox, query)));
      return { ...result, ...(result.IsSuccess ? { PresetName: preset.Name } : {}) };
    });
  };
  const usable = (preset: RenamerConfig): RenamerConfig => {
    if (presets.providerOf(preset) === undefined) throw notFound(noProvider);
    return preset;
  };

  api.get('/api/v3/Relocation/Summary', () => {
    const settings = bodyField(sandbox.settings.document.Plugins, 'Renamer');
    return {
      RenameOnImport: bodyField(settings, 'RenameOnImport') === true,
      MoveOnImport: bodyField(settings, 'MoveOnImport') === true,
      AllowRelocationInsideDestinationOnImport:
        bodyField(settings, 'AllowRelocationInsideDestinationOnImport') !== false,
      ProviderCount: providers.length,
    };
  });

  api.post('/api/v3/Relocation/Settings', ({ body }) => {
    const names = ['RenameOnImport', 'MoveOnImport', 'AllowRelocationInsideDestinationOnImport'];
    const operations = names.flatMap((name) => {
      const value = bodyField(body, name);
      return typeof value === 'boolean' ? [{ op: 'replace', path: `/Plugins/Renamer/${name}`, value }] : [];
    });
    sandbox.settings.patch(operations, false);
  });

  api.get('/api/v3/Relocation/Provider', () => providers.map(presentProvider));

  api.get('/api/v3/Relocation/Provider/:providerID', ({ params }) => {
    const provider = providerIn(params.providerID);
    if (provider === undefined) throw notFound(noProvider);
    return presentProvider(provider);
  });

  api.get('/api/v3/Relocation/Preset', () => presets.all.map(present));

  api.post('/api/v3/Relocation/Preset', ({ body }) => {
    const name = bodyField(body, 'Name');
    if (typeof name !== 'string' || name === '') throw problem({ Name: ['The Name field is required.'] });
    const provider = providerIn(bodyField(body, 'ProviderID'));
    if (provider === undefined) throw notFound(noProvider);
    const configuration = bodyField(body, 'Configuration');
    const preset = presets.add(
      name,
      provider,
      isObject(configuration)
        ? settingsOf(provider.renamer, configuration)
        : provider.renamer.DefaultSettings,
    );
    if (bodyField(body, 'IsDefault') === true) presets.makeDefault(preset);
    return present(preset);
  });

  api.get('/api/v3/Relocation/Preset/:presetID', ({ params }) => present(presetIn(params.presetID)));

  api.put('/api/v3/Relocation/Preset/:presetID', ({ params, body }) => {
    const preset = presetIn(params.presetID);
    change(preset, bodyField(body, 'Name'), bodyField(body, 'IsDefault'));
    return present(preset);
  });

  api.patch('/api/v3/Relocation/Preset/:presetID', ({ params, body }) => {
    const preset = presetIn(params.presetID);
    const changed: JsonObject = { Name: preset.Name, IsDefault: preset === presets.default };
    const fault = applyPatch(changed, structuredClone(changed), patchOperations(body));
    if (fault !== undefined) throw problem({ Body: [fault] });
    change(preset, changed.Name, changed.IsDefault);
    return present(preset);
  });

  api.delete('/api/v3/Relocation/Preset/:presetID', ({ params, reply }) => {
    const preset = presetIn(params.presetID);
    if (preset === presets.default) throw badRequest('The default relocation preset cannot be deleted.');
    presets.remove(preset);
    return reply.code(204).send();
  });

  api.get('/api/v3/Relocation/Preset/:presetID/Provider', ({ params }) => {
    const provider = presets.providerOf(presetIn(params.presetID));
    if (provider === undefined) throw notFound(noProvider);
    return presentProvider(provider);
  });

  /** @throws 404 for a preset that has none, which isn't recorded */
  const configurable = (id: string) => {
    const preset = presetIn(id);
    const provider = presets.providerOf(preset);
    if (provider?.configuration === undefined) throw notFound('Relocation preset has no configuration');
    return { preset, provider };
  };

  api.get('/api/v3/Relocation/Preset/:presetID/Configuration', ({ params, reply }) => {
    const { preset } = configurable(params.presetID);
    return rawJson(reply, configurationOf(preset.Settings));
  });

  api.put('/api/v3/Relocation/Preset/:presetID/Configuration', ({ params, body }) => {
    const { preset, provider } = configurable(params.presetID);
    if (!isObject(body)) throw singleProblem('body', 'The configuration is not a valid JSON object.');
    preset.Settings = settingsOf(provider.renamer, body);
  });

  api.patch('/api/v3/Relocation/Preset/:presetID/Configuration', ({ params, body }) => {
    const { preset, provider } = configurable(params.presetID);
    const changed = configurationOf(preset.Settings);
    // As recorded, a path that doesn't exist is a fault of the server.
    if (applyPatch(changed, structuredClone(changed), patchOperations(body)) !== undefined)
      throw serverFault();
    preset.Settings = settingsOf(provider.renamer, changed);
  });

  api.post('/api/v3/Relocation/Preview', ({ query, body }) => {
    const ids = fileIdsIn(bodyField(body, 'FileIDs'));
    const providerId = bodyField(body, 'ProviderID') ?? undefined;
    if (providerId === undefined) return presets.default ? preview(query, ids, presets.default) : [];
    const provider = providerIn(providerId);
    if (provider === undefined) throw singleProblem('ProviderID', noProvider);
    const configuration = bodyField(body, 'Configuration');
    if (provider.configuration && !isObject(configuration)) {
      throw singleProblem(
        'Configuration',
        'The RelocationProvider expects a configuration object, and the provided configuration is not a valid JSON object.',
      );
    }
    return preview(query, ids, {
      RenamerID: provider.renamer.RenamerID,
      Name: 'Preview',
      Settings: settingsOf(provider.renamer, isObject(configuration) ? configuration : {}),
    });
  });

  api.post('/api/v3/Relocation/Preset/:presetID/Preview', ({ params, query, body }) =>
    preview(query, fileIdsIn(body), usable(presetIn(params.presetID))),
  );

  api.post('/api/v3/Relocation/Preset/:presetID/Relocate', ({ params, query, body }) =>
    relocate(query, fileIdsIn(body), usable(presetIn(params.presetID))),
  );

  api.post('/api/v3/Relocation/Relocate', ({ query, body }) =>
    presets.default ? relocate(query, fileIdsIn(body), presets.default) : [],
  );

  api.post('/api/v3/File/:fileID/Action/AutoRelocate', ({ file, query }) => {
    query.boolean('priority', false);
    // What it queues is not recorded: what `Series/{seriesID}/File/Relocate` does for each file.
    if (sandbox.settings.relocates) sandbox.queue.add(relocateJob(sandbox, file));
  });
}

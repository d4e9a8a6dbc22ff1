import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest, HttpError, notFound, problem, serverFault } from '../http/errors.ts';
import { patchOperations } from '../http/jsonPatch.ts';
import { bodyField } from '../http/query.ts';
import { type RenamerConfig, renamerOf, renamers, settingsIn } from '../model/renamers.ts';
import type { Api } from './api.ts';
import { previewFile, relocateFile } from './relocating.ts';
import { fileIdsIn, optionsOf } from './relocationOptions.ts';

const conflict = (text: string) => new HttpError(409, text, 'text/plain; charset=utf-8');
const nameless = () => badRequest('Name is required');
const taken = (name: string) => conflict(`Config with name "${name}" already exists!`);

function nameIn(request: FastifyRequest): string {
  return (request.params as { configName?: string }).configName ?? '';
}

function configIn(sandbox: Sandbox, request: FastifyRequest): RenamerConfig {
  const config = sandbox.library.renamerConfigs.find(nameIn(request));
  if (config === undefined) throw notFound('Config not found');
  return config;
}

function defaultName(sandbox: Sandbox): unknown {
  return bodyField(bodyField(sandbox.settings.document.Plugins, 'Renamer'), 'DefaultRenamer');
}

export function renamerRoutes(api: Api, sandbox: Sandbox): void {
  const { renamerConfigs: configs } = sandbox.library;

  api.get('/api/v3/Renamer', () => renamers);

  api.get('/api/v3/Renamer/:renamerID', ({ params }) => {
    const renamer = renamerOf(params.renamerID);
    if (renamer === undefined) throw notFound('Renamer not found');
    return renamer;
  });

  api.get('/api/v3/Renamer/Config', () => configs.all);

  api.post('/api/v3/Renamer/Config', ({ body }) => {
    const name = bodyField(body, 'Name');
    const id = bodyField(body, 'RenamerID');
    if (typeof name !== 'string') throw problem({ Name: ['The Name field is required.'] });
    if (name === '') throw nameless();
    if (configs.find(name)) throw taken(name);
    const renamer = typeof id === 'string' ? renamerOf(id) : undefined;
    if (renamer === undefined) throw notFound('Renamer not found');
    const settings = settingsIn(bodyField(body, 'Settings')) ?? renamer.DefaultSettings;
    const config = { RenamerID: renamer.RenamerID, Name: name, Settings: structuredClone(settings) };
    configs.add(config);
    return config;
  });

  api.get('/api/v3/Renamer/Config/:configName', ({ request }) => configIn(sandbox, request));

  api.get('/api/v3/Renamer/Config/:configName/Renamer', ({ request }) => {
    const renamer = renamerOf(configIn(sandbox, request).RenamerID);
    if (renamer === undefined) throw notFound('Renamer not found');
    return renamer;
  });

  api.put('/api/v3/Renamer/Config/:configName', ({ body, request }) => {
    const config = configIn(sandbox, request);
    const settings = settingsIn(bodyField(body, 'Settings'));
    if (settings === undefined) throw badRequest('Settings are required for a put request');
    if (settings.length === 0) throw serverFault();
    config.Settings = settings;
    return config;
  });

  api.patch('/api/v3/Renamer/Config/:configName', ({ body, request }) => {
    const config = configIn(sandbox, request);
    for (const { op, path, value } of patchOperations(body)) {
      if (op !== 'replace' || path.replace(/^\//, '').toLowerCase() !== 'name') {
        throw badRequest('Only the name can be changed.');
      }
      if (typeof value !== 'string') throw problem({ Name: ['The Name field is required.'] });
      if (value === '') throw nameless();
      const other = configs.find(value);
      if (other !== undefined && other !== config) throw taken(value);
      const isDefault = defaultName(sandbox) === config.Name;
      config.Name = value;
      if (isDefault) {
        const patch = { op: 'replace', path: '/Plugins/Renamer/DefaultRenamer', value };
        sandbox.settings.patch([patch], true);
      }
    }
    return config;
  });

  api.delete('/api/v3/Renamer/Config/:configName', ({ request }) => {
    const config = configIn(sandbox, request);
    if (defaultName(sandbox) === config.Name) {
      throw problem({ Body: ['Default renamer config cannot be deleted!'] });
    }
    configs.remove(config);
  });

  api.post('/api/v3/Renamer/Preview', ({ query, body }) => {
    const config = bodyField(body, 'Config');
    const id = bodyField(config, 'RenamerID');
    const renamer = typeof id === 'string' ? renamerOf(id) : undefined;
    if (renamer === undefined) throw notFound('Renamer not found');
    const settings = settingsIn(bodyField(config, 'Settings')) ?? renamer.DefaultSettings;
    const previewConfig = { RenamerID: renamer.RenamerID, Name: 'Preview', Settings: settings };
    const options = optionsOf(sandbox, query);
    return fileIdsIn(bodyField(body, 'FileIDs')).map((id) =>
      previewFile(sandbox, id, previewConfig, options),
    );
  });

  api.post('/api/v3/Renamer/Config/:configName/Preview', ({ query, body, request }) => {
    const config = configIn(sandbox, request);
    const options = optionsOf(sandbox, query);
    return fileIdsIn(body).map((id) => ({
      ...previewFile(sandbox, id, config, options),
      ConfigName: config.Name,
    }));
  });

  api.post('/api/v3/Renamer/Config/:configName/Relocate', ({ query, body, request }) => {
    const config = configIn(sandbox, request);
    query.boolean('deleteEmptyDirectories', true);
    const options = optionsOf(sandbox, query);
    return fileIdsIn(body).map((id) => ({
      ...relocateFile(sandbox, id, config, options),
      ConfigName: config.Name,
    }));
  });
}

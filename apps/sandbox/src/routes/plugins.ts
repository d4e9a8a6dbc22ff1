import type { FastifyReply } from 'fastify';
import { corePlugin } from '../configurations/corePlugin.ts';
import { badRequest, notFound, problem } from '../http/errors.ts';
import { applyPatch, type JsonObject, patchOperations } from '../http/jsonPatch.ts';
import { bodyField, type Query, type TriState } from '../http/query.ts';
import {
  abstractionVersion,
  type Dependency,
  runtimeIdentifier,
  thumbnail,
  thumbnailFacts,
} from '../plugins/packages.ts';
import {
  type PageOfPlugin,
  pagesOfPlugins,
  type ServerPlugin,
  type ServerPlugins,
} from '../plugins/ServerPlugins.ts';
import type { Api } from './api.ts';
import { guidIn } from './pluginIds.ts';

const noPlugin = () => notFound('Plugin not found');

const passes = (filter: TriState, value: boolean): boolean =>
  filter === 'true' || (filter === 'only') === value;

export function sendThumbnail(reply: FastifyReply): FastifyReply {
  return reply.type(thumbnailFacts.MimeType).send(thumbnail);
}

/** `Plugin/…` of version 6, but for its packages. Recorded are the reads; the writes follow the document. */
export function pluginRoutes(api: Api, plugins: ServerPlugins): void {
  const find = (id: string): ServerPlugin => {
    const found = plugins.find(guidIn('pluginID', id));
    if (found === undefined) throw noPlugin();
    return found;
  };
  const findVersion = (id: string, version: string): ServerPlugin => {
    const found = plugins.versionsOf(guidIn('pluginID', id)).find((one) => one.Version === version);
    if (found === undefined) throw noPlugin();
    return found;
  };

  const presentPage = ({ id, pluginId, name, url, canEmbed }: PageOfPlugin) => {
    const plugin = plugins.find(pluginId);
    return plugin?.IsActive ? [{ ID: id, Name: name, Url: url, CanEmbed: canEmbed, PluginInfo: plugin }] : [];
  };
  const pagesOf = ({ ID }: ServerPlugin) =>
    pagesOfPlugins.filter(({ pluginId }) => pluginId === ID).flatMap(presentPage);

  const presentDependency = (dependency: Dependency) => {
    const plugin = plugins.find(dependency.PluginID);
    return {
      ...dependency,
      IsResolved: plugins.isReady(dependency.PluginID),
      Plugin: plugin ?? null,
      Message: plugin ? null : 'Not installed.',
    };
  };

  const matching = (query: Query) => {
    const filters = ['active', 'installed', 'enabled', 'restartPending'].map((name) =>
      query.triState(name, 'true'),
    );
    const [active = 'true', installed = 'true', enabled = 'true', pending = 'true'] = filters;
    const showsCore = query.boolean('showCorePlugin', false);
    const showsAll = query.boolean('allVersions', false);
    const term = query.text('query')?.toLowerCase() ?? '';
    return plugins.all.filter(
      (one) =>
        (showsCore || one.ID !== corePlugin.ID) &&
        (showsAll || one === plugins.find(one.ID)) &&
        one.Name.toLowerCase().includes(term) &&
        passes(active, one.IsActive) &&
        passes(installed, one.IsInstalled) &&
        passes(enabled, one.IsEnabled) &&
        passes(pending, one.RestartPending),
    );
  };

  const update = (plugin: ServerPlugin, body: unknown): ServerPlugin => {
    const isEnabled = bodyField(body, 'IsEnabled');
    const isPinned = bodyField(body, 'IsPinned');
    if (typeof isEnabled === 'boolean' && isEnabled !== plugin.IsEnabled) {
      if (!plugin.CanEnableOrDisable) throw badRequest('The plugin cannot be enabled or disabled.');
      const dependents = plugins.dependentsOf(plugin.ID);
      if (!isEnabled && dependents.length > 0 && bodyField(body, 'Force') !== true) throw needed(dependents);
      plugins.enable(plugin, isEnabled);
    }
    if (typeof isPinned === 'boolean') plugin.IsPinned = isPinned;
    return plugin;
  };
  const patch = (plugin: ServerPlugin, body: unknown): ServerPlugin => {
    const { IsEnabled, IsPinned } = plugin;
    const changed: JsonObject = { IsEnabled, IsPinned, Force: false };
    const fault = applyPatch(changed, structuredClone(changed), patchOperations(body));
    if (fault !== undefined) throw problem({ Body: [fault] });
    return update(plugin, changed);
  };

  const uninstall = (versions: readonly ServerPlugin[], query: Query): void => {
    const [plugin] = versions;
    if (!plugin) throw noPlugin();
    if (!plugin.CanUninstall) throw badRequest('The plugin cannot be uninstalled.');
    query.boolean('purgeConfiguration', false);
    const staysReady = plugins
      .versionsOf(plugin.ID)
      .some((one) => one.IsInstalled && one.IsEnabled && !versions.includes(one));
    const dependents = staysReady ? [] : plugins.dependentsOf(plugin.ID);
    if (dependents.length > 0 && !query.boolean('force', false)) throw needed(dependents);
    for (const one of [...dependents, ...versions]) plugins.uninstall(one);
  };

  api.get('/api/v3/Plugin', ({ query }) => matching(query));

  api.post('/api/v3/Plugin', ({ body }) => {
    if (!Array.isArray(bodyField(body, 'Paths'))) throw problem({ Paths: ['The Paths field is required.'] });
    return [];
  });

  api.get('/api/v3/Plugin/Compatibility', () => ({
    AbstractionVersion: abstractionVersion,
    RuntimeIdentifier: runtimeIdentifier,
  }));

  api.get('/api/v3/Plugin/Pages', ({ query }) => {
    const shown = new Set(matching(query).map(({ ID }) => ID));
    return pagesOfPlugins.filter(({ pluginId }) => shown.has(pluginId)).flatMap(presentPage);
  });

  api.get('/api/v3/Plugin/DependencyGraph', () =>
    Object.fromEntries(plugins.all.map(({ ID, Dependencies }) => [ID, Dependencies.map(presentDependency)])),
  );

  api.get('/api/v3/Plugin/:pluginID', ({ params }) => find(params.pluginID));
  api.put('/api/v3/Plugin/:pluginID', ({ params, body }) => update(find(params.pluginID), body));
  api.patch('/api/v3/Plugin/:pluginID', ({ params, body }) => patch(find(params.pluginID), body));
  api.delete('/api/v3/Plugin/:pluginID', ({ params, query, reply }) => {
    uninstall([find(params.pluginID)], query);
    return reply.code(204).send();
  });

  api.get('/api/v3/Plugin/:pluginID/All', ({ params }) => plugins.versionsOf(find(params.pluginID).ID));
  api.delete('/api/v3/Plugin/:pluginID/All', ({ params, query, reply }) => {
    uninstall(plugins.versionsOf(guidIn('pluginID', params.pluginID)), query);
    return reply.code(204).send();
  });

  // As recorded, also for a plugin that has none.
  api.get('/api/v3/Plugin/:pluginID/Thumbnail', ({ params, reply }) => {
    if (find(params.pluginID).Thumbnail === null) throw noPlugin();
    return sendThumbnail(reply);
  });
  api.get('/api/v3/Plugin/:pluginID/:pluginVersion/Thumbnail', ({ params, reply }) => {
    if (findVersion(params.pluginID, params.pluginVersion).Thumbnail === null) throw noPlugin();
    return sendThumbnail(reply);
  });

  api.get('/api/v3/Plugin/:pluginID/Pages', ({ params }) => pagesOf(find(params.pluginID)));
  api.get('/api/v3/Plugin/:pluginID/:pluginVersion/Pages', ({ params }) =>
    pagesOf(findVersion(params.pluginID, params.pluginVersion)),
  );

  api.get('/api/v3/Plugin/:pluginID/Dependencies', ({ params }) =>
    find(params.pluginID).Dependencies.map(presentDependency),
  );
  api.get('/api/v3/Plugin/:pluginID/Dependents', ({ params }) =>
    plugins.dependentsOf(find(params.pluginID).ID),
  );

  api.get('/api/v3/Plugin/:pluginID/:pluginVersion', ({ params }) =>
    findVersion(params.pluginID, params.pluginVersion),
  );
  api.put('/api/v3/Plugin/:pluginID/:pluginVersion', ({ params, body }) =>
    update(findVersion(params.pluginID, params.pluginVersion), body),
  );
  api.patch('/api/v3/Plugin/:pluginID/:pluginVersion', ({ params, body }) =>
    patch(findVersion(params.pluginID, params.pluginVersion), body),
  );
  api.delete('/api/v3/Plugin/:pluginID/:pluginVersion', ({ params, query, reply }) => {
    uninstall([findVersion(params.pluginID, params.pluginVersion)], query);
    return reply.code(204).send();
  });

  // A page that tries to reach the interface around it and says what it got.
  api.get('/plugin/SampleRenamers/examples', ({ reply }) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><html lang="en"><title>Naming Examples</title><body><h1>Naming Examples</h1><p id="key">…</p><script>let found;try{found=Object.keys(localStorage).length+" keys"}catch{found="no storage"}document.getElementById("key").textContent=found</script></body></html>',
      ),
  );
}

/** Not recorded: the document says that `Force` is needed. */
function needed(dependents: readonly ServerPlugin[]) {
  const names = dependents.map(({ Name }) => Name).join(', ');
  return badRequest(`Other plugins depend on this one: ${names}`);
}

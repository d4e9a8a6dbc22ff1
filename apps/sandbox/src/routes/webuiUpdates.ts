import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { serverFault } from '../http/errors.ts';
import { queryOf } from '../http/query.ts';
import type { Api } from './api.ts';
import { channels, webuiUpdateRoutesSince6 } from './webuiUpdatesSince6.ts';

export function webuiUpdateRoutes(api: Api, sandbox: Sandbox): void {
  if (sandbox.isSince6) {
    webuiUpdateRoutesSince6(api, sandbox);
    return;
  }
  const { updates, webUI, network } = sandbox;
  const channelOf = (request: FastifyRequest) => queryOf(request).oneOf('channel', channels, 'Auto');
  const mayBeIncompatible = (request: FastifyRequest) => queryOf(request).boolean('allowIncompatible', false);
  const current = () => webUI.component()?.Version ?? '0.0.0';

  api.get('/api/v3/WebUI/LatestVersion', ({ request }) => {
    const latest = updates.latest(channelOf(request), current(), mayBeIncompatible(request));
    if (latest === undefined || !network.online) throw serverFault();
    return latest;
  });

  api.get('/api/v3/WebUI/LatestServerVersion', ({ request }) => {
    const latest = updates.latestServer(channelOf(request));
    if (latest === undefined || !network.online) throw serverFault();
    return latest;
  });

  for (const method of ['get', 'post'] as const) {
    api[method]('/api/v3/WebUI/Update', ({ request, reply }) => {
      if (!network.online) throw serverFault();
      const isInstalled = updates.install(channelOf(request), {
        current: current(),
        folder: webUI.folder,
        allowIncompatible: mayBeIncompatible(request),
      });
      if (!isInstalled) throw serverFault();
      webUI.forgetIndex();
      return reply.code(204).send();
    });
  }
}

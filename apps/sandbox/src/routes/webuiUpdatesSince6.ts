import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest, notRecorded } from '../http/errors.ts';
import { queryOf } from '../http/query.ts';
import { serverComponent } from '../serverVersion.ts';
import { channelOf, fits, presentListed, semanticVersion } from '../webui/manifest.ts';
import type { Api } from './api.ts';

export const channels = ['Auto', 'Stable', 'Dev', 'Debug'] as const;
type Channel = (typeof channels)[number];

/** Recorded is what a server without internet answers. */
export function webuiUpdateRoutesSince6(api: Api, sandbox: Sandbox): void {
  const { updates, webUI, network, serverVersion } = sandbox;
  const installed = () => webUI.component() ?? { Version: '1.0.0', ReleaseChannel: 'Stable' };

  /** All channels when undefined. */
  const listed = (wanted?: Channel) => {
    const channel = wanted === 'Auto' ? installed().ReleaseChannel : wanted;
    if (!network.online) return [];
    return updates.history().filter(({ version }) => channel === undefined || channelOf(version) === channel);
  };

  const channelIn = (request: FastifyRequest) => queryOf(request).oneOf('channel', channels, 'Auto');

  const latestIn = (request: FastifyRequest) => {
    const mayBeIncompatible = queryOf(request).boolean('allowIncompatible', false);
    return listed(channelIn(request)).find((one) => mayBeIncompatible || fits(one, serverVersion));
  };

  /** When nothing fits, or the manifest is out of reach. */
  const presentInstalled = (channel: Channel) => {
    const { MinimumServerVersion, ...component } = { MinimumServerVersion: undefined, ...installed() };
    return {
      ...component,
      ...(MinimumServerVersion && { MinimumServerVersion: semanticVersion(MinimumServerVersion) }),
      ...(channel !== 'Auto' && { ReleaseChannel: channel }),
      Description: '',
    };
  };

  api.get('/api/v3/WebUI/LatestVersion', ({ request }) => {
    const latest = latestIn(request);
    return latest === undefined ? presentInstalled(channelIn(request)) : presentListed(latest);
  });

  api.get('/api/v3/WebUI/History', ({ request, query }) => {
    const version = query.text('version');
    return listed(query.has('channel') ? channelIn(request) : undefined)
      .map(presentListed)
      .filter(({ Version }) => version === undefined || Version === version);
  });

  const latestServer = (channel: Channel) => {
    const { ReleaseChannel } = serverComponent(serverVersion);
    return network.online ? updates.latestServer(channel === 'Auto' ? ReleaseChannel : channel) : undefined;
  };

  api.get('/api/v3/WebUI/LatestServerVersion', ({ request }) => {
    const latest = latestServer(channelIn(request));
    if (latest === undefined) throw badRequest('Unable to locate the latest release to use.');
    return latest;
  });

  api.get('/api/v3/WebUI/ServerHistory', ({ request }) => {
    const latest = latestServer(channelIn(request));
    return latest === undefined ? [] : [latest];
  });

  const install = (request: FastifyRequest): void => {
    const version = queryOf(request).text('version');
    const wanted =
      version === undefined
        ? latestIn(request)
        : listed().find((one) => presentListed(one).Version === version);
    if (wanted === undefined) throw notRecorded('No update to a version that is not listed was recorded.');
    updates.installListed(wanted, webUI.folder);
    webUI.forgetIndex();
  };

  for (const method of ['get', 'post'] as const) {
    api[method]('/api/v3/WebUI/Update', ({ request, reply }) => {
      install(request);
      return reply.code(204).send();
    });

    api[method]('/api/v3/WebUI/Install', ({ request, reply }) => {
      if (webUI.file('index.html') !== undefined)
        throw badRequest('Unable to install web UI when a web UI is already installed.');
      install(request);
      return reply.redirect(`${webUI.prefix}/index.html`);
    });
  }
}

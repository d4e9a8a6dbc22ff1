import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { serverFault } from '../http/errors.ts';
import { queryOf } from '../http/query.ts';

const channels = ['Auto', 'Stable', 'Dev', 'Debug'] as const;

/** New versions of interface and server, below `/api/v3/WebUI`. */
export function webuiUpdateRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { updates, webUI } = sandbox;
  const channelOf = (request: FastifyRequest) => queryOf(request).oneOf('channel', channels, 'Auto');
  const current = () => webUI.component()?.Version ?? '0.0.0';

  app.get('/api/v3/WebUI/LatestVersion', (request, reply) => {
    const latest = updates.latest(channelOf(request), current());
    if (latest === undefined) throw serverFault();
    return reply.send(latest);
  });

  app.get('/api/v3/WebUI/LatestServerVersion', (request, reply) => {
    const latest = updates.latestServer(channelOf(request));
    if (latest === undefined) throw serverFault();
    return reply.send(latest);
  });

  for (const method of ['GET', 'POST'] as const) {
    app.route({
      method,
      url: '/api/v3/WebUI/Update',
      handler: (request, reply) => {
        if (!updates.install(channelOf(request), current())) throw serverFault();
        webUI.forgetIndex();
        return reply.code(204).send();
      },
    });
  }
}

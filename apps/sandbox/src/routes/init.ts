import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest, forbidden } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { serverComponent } from '../serverVersion.ts';

/** Start-up, first run, version and network, below `/api/v3/Init`. */
export function initRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { lifecycle, network } = sandbox;

  const onlyBeforeStart = () => {
    if (lifecycle.state === 'Started') throw forbidden();
  };

  app.get('/api/v3/Init/Version', (_request, reply) => {
    const server = serverComponent(sandbox.serverVersion);
    const webUI = sandbox.webUI.component();
    return reply.send({
      Server: server,
      Commons: { Version: server.Version },
      Models: { Version: server.Version },
      MediaInfo: { Version: null },
      ...(webUI === undefined ? {} : { WebUI: webUI }),
    });
  });

  app.get('/api/v3/Init/Status', (_request, reply) => reply.send(lifecycle.status()));

  app.get('/api/v3/Init/InUse', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(false)),
  );

  app.get('/api/v3/Init/Connectivity', (_request, reply) => reply.send(network.details()));

  app.post('/api/v3/Init/Connectivity', (_request, reply) => {
    sandbox.queue.add({
      key: 'Actions.CheckNetworkAvailabilityJob',
      type: 'Check Network Availability',
      title: 'Checking Network Availability',
    });
    return reply.send(network.details());
  });

  app.get('/api/v3/Init/DefaultUser', (_request, reply) => {
    onlyBeforeStart();
    return reply.send({ Username: lifecycle.firstUser.username, Password: lifecycle.firstUser.password });
  });

  app.post('/api/v3/Init/DefaultUser', (request, reply) => {
    onlyBeforeStart();
    lifecycle.firstUser = {
      username: String(bodyField(request.body, 'Username') ?? ''),
      password: String(bodyField(request.body, 'Password') ?? ''),
    };
    return reply.send();
  });

  app.get('/api/v3/Init/StartServer', (_request, reply) => {
    if (lifecycle.state === 'Started') throw badRequest('Already Running');
    if (lifecycle.state === 'Starting') throw badRequest('Already Starting');
    lifecycle.start();
    return reply.send();
  });

  app.get('/api/v3/Init/Database/Test', (_request, reply) => {
    onlyBeforeStart();
    return reply.send();
  });
}

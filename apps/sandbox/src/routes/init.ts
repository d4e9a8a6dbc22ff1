import type { Sandbox } from '../context.ts';
import { badRequest, forbidden } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { serverComponent } from '../serverVersion.ts';
import type { Api } from './api.ts';

export function initRoutes(api: Api, sandbox: Sandbox): void {
  const { lifecycle, network } = sandbox;

  const onlyBeforeStart = () => {
    if (lifecycle.state === 'Started') throw forbidden();
  };

  api.get('/api/v3/Init/Version', () => {
    const server = serverComponent(sandbox.serverVersion);
    const webUI = sandbox.webUI.component();
    return {
      Server: server,
      ...(sandbox.isSince6
        ? { MediaInfo: { Version: 'v23.04' } }
        : {
            Commons: { Version: server.Version },
            Models: { Version: server.Version },
            MediaInfo: { Version: null },
          }),
      ...(webUI === undefined ? {} : { WebUI: webUI }),
    };
  });

  api.get('/api/v3/Init/Status', () => (sandbox.isSince6 ? lifecycle.statusSince6() : lifecycle.status()));

  api.get('/api/v3/Init/InUse', ({ reply }) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(false)),
  );

  api.get('/api/v3/Init/Connectivity', () => network.details());

  api.post('/api/v3/Init/Connectivity', () => {
    sandbox.queue.add({
      key: 'Actions.CheckNetworkAvailabilityJob',
      type: 'Check Network Availability',
      title: 'Checking Network Availability',
    });
    return { Result: null, Value: network.details() };
  });

  api.get('/api/v3/Init/DefaultUser', () => {
    onlyBeforeStart();
    return { Username: lifecycle.firstUser.username, Password: lifecycle.firstUser.password };
  });

  api.post('/api/v3/Init/DefaultUser', ({ body }) => {
    onlyBeforeStart();
    lifecycle.firstUser = {
      username: String(bodyField(body, 'Username') ?? ''),
      password: String(bodyField(body, 'Password') ?? ''),
    };
  });

  api.get('/api/v3/Init/StartServer', () => {
    if (lifecycle.state === 'Started') throw badRequest('Already Running');
    if (lifecycle.state === 'Starting') throw badRequest('Already Starting');
    if (sandbox.isSince6 && !sandbox.settings.hasAnidbAccount) lifecycle.failNext = true;
    lifecycle.start();
  });

  api.get('/api/v3/Init/Database/Test', () => {
    onlyBeforeStart();
  });
}

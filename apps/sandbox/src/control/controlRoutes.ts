import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest } from '../http/errors.ts';
import { bodyField, queryOf } from '../http/query.ts';
import type { StartupState } from '../lifecycle.ts';
import type { NetworkAvailability } from '../network.ts';
import type { InjectedFault } from './FaultInjector.ts';
import { logControl } from './logControl.ts';

const states: readonly StartupState[] = ['Waiting', 'Starting', 'Started', 'Failed'];

/** Test controls below `/__sandbox`, which no Shoko Server has. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { misbehaviour, requests, lifecycle, clock, hub, network, queue } = sandbox;
  logControl(app, sandbox);
  const number = (body: unknown, name: string, fallback: number) => {
    const value = bodyField(body, name);
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
  };

  app.get('/__sandbox/misbehave', (_request, reply) => reply.send(misbehaviour.active));

  app.post('/__sandbox/misbehave', (request, reply) => {
    const fault = request.body as InjectedFault | null;
    if (typeof fault?.pattern !== 'string') throw badRequest('A pattern is needed.');
    misbehaviour.add(fault);
    return reply.code(204).send();
  });

  app.delete('/__sandbox/misbehave', (_request, reply) => {
    misbehaviour.clear();
    return reply.code(204).send();
  });

  app.get('/__sandbox/requests', (request, reply) => {
    const query = queryOf(request);
    const found = requests.find({ method: query.text('method'), path: query.text('path') });
    return reply.send({ count: found.length, requests: found });
  });

  app.delete('/__sandbox/requests', (_request, reply) => {
    requests.clear();
    return reply.code(204).send();
  });

  app.get('/__sandbox/events', (_request, reply) => reply.send(hub.emitted));

  app.post('/__sandbox/hub-drop', (_request, reply) => {
    hub.dropAll();
    return reply.code(204).send();
  });

  app.post('/__sandbox/restart', (request, reply) => {
    sandbox.restart(number(request.body, 'downFor', 1000));
    return reply.code(204).send();
  });

  app.post('/__sandbox/controllable', (request, reply) => {
    lifecycle.isControllable = bodyField(request.body, 'allowed') !== false;
    return reply.code(204).send();
  });

  app.post('/__sandbox/state', (request, reply) => {
    const wanted = bodyField(request.body, 'state');
    if (wanted === 'Blocked') {
      const reason = bodyField(request.body, 'reason');
      lifecycle.blockDatabase(typeof reason === 'string' ? reason : null);
      return reply.code(204).send();
    }
    const state = states.find((one) => one === wanted);
    if (state === undefined) throw badRequest(`A state is needed: ${states.join(', ')}, Blocked.`);
    lifecycle.failNext = bodyField(request.body, 'failNext') === true;
    lifecycle.set(state);
    return reply.code(204).send();
  });

  app.post('/__sandbox/clock', (request, reply) => {
    clock.advance(number(request.body, 'advance', 0));
    return reply.send({ now: clock.now().toISOString() });
  });

  app.post('/__sandbox/network', (request, reply) => {
    const availability = bodyField(request.body, 'availability');
    if (typeof availability === 'string') network.set(availability as NetworkAvailability);
    const kind = bodyField(request.body, 'ban');
    if (kind === 'udp' || kind === 'http') {
      network.ban(kind, bodyField(request.body, 'banned') !== false, number(request.body, 'pause', 1800));
    }
    queue.recheck();
    return reply.code(204).send();
  });

  app.post('/__sandbox/emit', (request, reply) => {
    const target = bodyField(request.body, 'target');
    const args = bodyField(request.body, 'args');
    if (typeof target !== 'string') throw badRequest('A target is needed.');
    hub.emit(target, ...(Array.isArray(args) ? args : []));
    return reply.code(204).send();
  });

  app.post('/__sandbox/jobs', (request, reply) => {
    const count = number(request.body, 'count', 1);
    const duration = number(request.body, 'duration', 2000);
    const delay = bodyField(request.body, 'delay');
    const retries = number(request.body, 'retries', 0);
    const isChain = bodyField(request.body, 'chain') === true;
    let parentKey: string | undefined;
    for (let index = 0; index < count; index++) {
      const key = `Import.HashFileJob_FilePath:${clock.now().getTime()}-${index}`;
      queue.add({
        key,
        type: 'Hash File',
        title: 'Hashing File',
        details: {
          'File Path': `incoming/[Sandbox] Job - ${String(index + 1).padStart(2, '0')} (1080p).mkv`,
        },
        duration,
        retries,
        ...(typeof delay === 'number' && { delay }),
        ...(isChain && parentKey !== undefined && { parentKey }),
      });
      parentKey = key;
    }
    return reply.code(204).send();
  });

  app.post('/__sandbox/actions', (request, reply) => reply.send(sandbox.actions.add(request.body)));

  app.post('/__sandbox/updates', (request, reply) => {
    sandbox.updates.offer(request.body);
    return reply.code(204).send();
  });
}

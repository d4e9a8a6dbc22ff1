import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { listResult, queryOf } from '../http/query.ts';

/** The queue of background work, below `/api/v3/Queue`. */
export function queueRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { queue } = sandbox;

  app.get('/api/v3/Queue', (_request, reply) => reply.send(queue.summary()));

  app.get('/api/v3/Queue/Types', (_request, reply) => reply.send(queue.types()));

  app.get('/api/v3/Queue/Items', (request, reply) => {
    const query = queryOf(request);
    const page = query.page(10, 1000);
    const items = queue.items(query.boolean('showAll', false));
    return reply.send(listResult(items, page, (item) => item));
  });

  app.post('/api/v3/Queue/Pause', (_request, reply) => {
    queue.pause();
    return reply.send();
  });

  app.post('/api/v3/Queue/Resume', (_request, reply) => {
    queue.resume();
    return reply.send();
  });

  app.post('/api/v3/Queue/Clear', (_request, reply) => {
    queue.clear();
    return reply.send();
  });
}

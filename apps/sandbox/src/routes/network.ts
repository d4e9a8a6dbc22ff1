import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';

/** AniDB's bans, below `/api/v3/AniDB`. */
export function networkRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/AniDB/BanStatus', (_request, reply) => reply.send(sandbox.network.banStatus()));
}

import type { FastifyInstance } from 'fastify';

/** The server's sign-in at Plex, below `/plex`. */
export function plexRoutes(app: FastifyInstance): void {
  app.get('/plex/token/invalidate', (_request, reply) => reply.send(true));
}

import type { FastifyReply } from 'fastify';

/** Version 6 sends configurations as they are stored: without a charset, which Fastify adds to texts and objects. */
export function rawJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.type('application/json').send(Buffer.from(JSON.stringify(value)));
}

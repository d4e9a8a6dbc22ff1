import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { bodyField } from '../http/query.ts';
import { logLine } from '../hub/logLines.ts';

/** Milliseconds between batches of lines. */
const intervalMs = 50;

/** Writes log lines on request: at once, or a number per second of the sandbox's clock. */
export function logControl(app: FastifyInstance, { clock, hub }: Sandbox): void {
  let written = 0;
  const write = (count: number): void => {
    for (let step = 0; step < count; step++) {
      hub.log(logLine(written, clock.now()));
      written++;
    }
  };
  const writeSlowly = (count: number, perSecond: number): void => {
    const now = Math.min(count, Math.max(1, Math.round((perSecond * intervalMs) / 1000)));
    write(now);
    if (count > now) clock.after(intervalMs, () => writeSlowly(count - now, perSecond));
  };

  app.post('/__sandbox/log', (request, reply) => {
    const count = Number(bodyField(request.body, 'count') ?? 1);
    const perSecond = Number(bodyField(request.body, 'perSecond') ?? 0);
    if (perSecond > 0) writeSlowly(count, perSecond);
    else write(count);
    return reply.code(204).send();
  });
}

import type { FastifyRequest } from 'fastify';

export interface Part {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly content: Buffer;
}

/** The parts of a form; none if the request is no form. */
export function multipart(request: FastifyRequest): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(request.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined || !Buffer.isBuffer(request.body)) return [];
  // A character a byte, so that files survive the splitting.
  const pieces = request.body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return pieces.map((piece) => {
    const [head = '', ...rest] = piece.split('\r\n\r\n');
    const names = Buffer.from(head, 'latin1').toString('utf8');
    return {
      name: /[; ]name="([^"]*)"/.exec(names)?.[1] ?? '',
      fileName: /filename="([^"]*)"/.exec(names)?.[1],
      content: Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1'),
    };
  });
}

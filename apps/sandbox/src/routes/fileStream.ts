import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { serverFault } from '../http/errors.ts';
import { relativePath } from '../model/filePaths.ts';
import { anyFileInPath } from './access.ts';
import type { Api, Call } from './api.ts';

const contentTypes: Record<string, string> = { mp4: 'video/mp4', avi: 'video/x-msvideo' };

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The requested range, which may begin past the end; undefined for the whole file. */
function partIn(header: string | undefined, size: number): Part | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end };
}

/** There are no real videos, so all bytes are zero. */
function* emptyBytes({ start, end }: Part): Generator<Buffer> {
  const chunk = Buffer.alloc(65536);
  for (let at = start; at <= end; at += chunk.length) yield chunk.subarray(0, end - at + 1);
}

/** The name in ASCII, and as it is. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^ -~]|["\\]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /[()'*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function streamFile({ view, request, reply }: Call<'/api/v3/File/:fileID/Stream'>): FastifyReply {
  const file = anyFileInPath(view, request);
  const [location] = file.locations;
  if (location === undefined) throw serverFault();
  const path = relativePath(view.library, file, location);
  const part = partIn(request.headers.range, file.size);
  if (part !== undefined && part.start > part.end)
    return reply.code(416).header('Content-Range', `bytes */${file.size}`).send();
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  if (part !== undefined) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${file.size}`);
  return reply
    .type(contentTypes[file.release.container] ?? 'application/octet-stream')
    .header('Accept-Ranges', 'bytes')
    .header('Content-Length', end - start + 1)
    .header('Last-Modified', new Date(file.created).toUTCString())
    .header('Content-Disposition', dispositionOf(path.slice(path.lastIndexOf('/') + 1)))
    .send(Readable.from(emptyBytes({ start, end }), { objectMode: false }));
}

export function fileStreamRoutes(api: Api): void {
  api.get('/api/v3/File/:fileID/Stream', streamFile);
  api.head('/api/v3/File/:fileID/Stream', streamFile);
}

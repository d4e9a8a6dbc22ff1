import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServeFile } from '../http/answers.ts';
import { pathOf } from '../http/pathOf.ts';
import { fileTypeOf } from './fileTypes.ts';
import type { StaticFile, WebUIFolder } from './webUIFolder.ts';

/** `shoko`: as a Shoko Server serves files. `cdn`: compressed, cached, with real 404s. */
export type Hosting = 'shoko' | 'cdn';

const compressible = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isFresh(request: FastifyRequest, file: StaticFile): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return tags.includes(file.tag);
  const since = request.headers['if-modified-since'];
  return since !== undefined && Math.floor(file.modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

function send(request: FastifyRequest, reply: FastifyReply, file: StaticFile, type: string): FastifyReply {
  reply.header('Last-Modified', file.modified.toUTCString()).header('ETag', file.tag);
  if (isFresh(request, file)) return reply.code(304).send();
  return reply.code(200).type(type).send(file.body);
}

/** Missing files are answered with the index page. */
function asShoko(folder: WebUIFolder): ServeFile {
  return (request, reply) => {
    const path = folder.pathWithin(pathOf(request));
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const name = decoded(path);
    const isIndex = name === '' || name.toLowerCase() === 'index.html';
    const file = (isIndex ? undefined : folder.file(name)) ?? folder.index();
    if (file === undefined) return undefined;
    return send(request, reply, file, isIndex ? 'text/html' : fileTypeOf(name));
  };
}

/** Folders with a content hash in their name, so their files never change. */
const immutable = /^(?:tweak\/)?(?:shell|remotes\/[^/]+)\/[^/]+\//i;
const alwaysFresh = /(^|\/)(index\.html|remotes\.json|version\.json)$/i;

function asCdn(folder: WebUIFolder): ServeFile {
  const packed = new Map<string, Buffer>();

  const encoded = (name: string, file: StaticFile, encoding: 'br' | 'gzip'): Buffer => {
    const key = `${encoding} ${file.tag} ${name}`;
    const known = packed.get(key);
    if (known !== undefined) return known;
    const body =
      folder.file(`${name}.${encoding === 'br' ? 'br' : 'gz'}`)?.body ??
      (encoding === 'br'
        ? brotliCompressSync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(file.body));
    packed.set(key, body);
    return body;
  };

  return (request, reply) => {
    const path = folder.pathWithin(pathOf(request));
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const name = decoded(path);
    const found = name === '' ? undefined : folder.file(name);
    const isPage = found === undefined && !/\.[a-z0-9]+$/i.test(name);
    const file = isPage || name === 'index.html' ? folder.index() : found;
    if (file === undefined) return reply.code(404).type('text/plain').send('Not found');

    const type = isPage ? 'text/html' : fileTypeOf(name);
    const fresh = isPage || alwaysFresh.test(name);
    reply.header(
      'Cache-Control',
      fresh
        ? 'no-cache'
        : immutable.test(name)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
    );
    if (!compressible.test(type)) return send(request, reply, file, type);
    reply.header('Vary', 'Accept-Encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (encoding === undefined) return send(request, reply, file, type);
    reply.header('Content-Encoding', encoding);
    const key = isPage ? 'index.html' : name;
    return send(request, reply, { ...file, body: encoded(key, file, encoding) }, type);
  };
}

/** Everything but API calls, and the redirect from the root. */
export function staticHosting(folder: WebUIFolder, hosting: Hosting): ServeFile {
  const serve = hosting === 'shoko' ? asShoko(folder) : asCdn(folder);
  return (request, reply) => {
    if (pathOf(request) === '/' && folder.prefix !== '' && folder.exists) {
      return reply.redirect(`${folder.prefix}/`, 302);
    }
    return serve(request, reply);
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { HttpError, problem } from './errors.ts';
import { pathOf } from './pathOf.ts';

/** Answers non-API requests; undefined if it doesn't serve the path. */
export type ServeFile = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw problem({ '': ['The input does not contain a valid JSON document.'] });
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) =>
      part
        .split(/(:[a-zA-Z]+|\*)/)
        .map((bit) => (/^(:|\*)/.test(bit) ? (bit === '*' ? '.*' : '[^/]+') : escaped(bit)))
        .join(''),
    )
    .join('/');
  return new RegExp(`^${source}/?$`, 'i');
}

/** Body parsing, errors and unknown paths as in ASP.NET. Call it before adding routes. */
export function addHttpHandling(
  app: FastifyInstance,
  { isSince6 }: Pick<Sandbox, 'isSince6'>,
  serveFile: ServeFile,
): void {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.push({ method, url: route.url });
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^(application|text)\/([\w.-]+\+)?json/i,
    { parseAs: 'string' },
    (_request, text, done) => {
      try {
        done(null, parseJson(String(text)));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 && /^\/api\/v3\//i.test(request.url)) {
      reply.header('api-supported-versions', /^\/api\/v3\/init/i.test(request.url) ? '2.0, 3.0' : '3.0');
    }
    return payload;
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpError) {
      if (error.contentType !== undefined) reply.type(error.contentType);
      return reply.code(error.status).send(error.body === '' ? undefined : error.body);
    }
    console.error(`${request.method} ${request.url}`, error);
    return reply.code(500).send();
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (!/^\/(api|plex|signalr)(\/|$)/i.test(path)) {
      const served = serveFile(request, reply);
      if (served !== undefined) return served;
    }
    const allowed = routes.filter(({ method, url }) => method !== 'HEAD' && patternOf(url).test(path));
    if (allowed.length === 0) return reply.code(404).send();
    reply.header('Allow', [...new Set(allowed.map((route) => route.method))].join(', '));
    reply.code(405);
    if (isSince6) return reply.send();
    return reply.send({
      Error: {
        Code: 'UnsupportedApiVersion',
        Message: `The HTTP resource that matches the request URI '${request.protocol}://${request.host}${path}' with API version '3' does not support HTTP method '${request.method}'.`,
        InnerError: null,
      },
    });
  });
}

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstRunVisitor, nobody, type Sandbox, type Visitor } from '../context.ts';
import { databaseBlocked, forbidden, notStarted, unauthorized } from './errors.ts';
import { pathOf } from './pathOf.ts';
import { type Query, queryOf } from './query.ts';
import { roleFinder } from './roles.ts';

/** Answered before the server has started. */
const firstRunCalls =
  /^\/api\/v3\/(init|settings)(\/|$)|^\/api\/v3\/webui\/(theme|latestversion|latestserverversion|update|install)/i;

/** All that 6 answers once its start has failed. */
const failedCalls = /^\/api\/v3\/init\/(status|version)$/i;

/**
 * Answered while the database is blocked. Only `Init/Status` was seen to; whether sign-in, which is refused here, is
 * answered too, was never recorded, nor that Shoko Server 6 refuses in the same words.
 */
const initCalls = /^\/api\/v3\/init(\/|$)/i;

const apiCalls = /^\/(api|plex)(\/|$)/i;

export function keyIn(headers: IncomingHttpHeaders, query: Query): string | undefined {
  const header = headers.apikey;
  return (Array.isArray(header) ? header[0] : header) ?? query.text('apikey');
}

function visitorOf(request: FastifyRequest, sandbox: Sandbox): Visitor | undefined {
  const key = keyIn(request.headers, queryOf(request));
  const session = key === undefined ? undefined : sandbox.sessions.byKey(key);
  const user = session === undefined ? undefined : sandbox.users.byId(session.userId);
  if (user === undefined) return undefined;
  return { id: user.id, username: user.username, isAdmin: user.isAdmin, restrictedTags: user.restrictedTags };
}

export function addGuard(app: FastifyInstance, sandbox: Sandbox): void {
  const roleFor = roleFinder(sandbox.contract);
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request) => {
    request.visitor = nobody;
    const path = pathOf(request);
    if (request.is404 || !apiCalls.test(path)) return;
    if (sandbox.lifecycle.state !== 'Started') {
      const hasFailed = sandbox.isSince6 && sandbox.lifecycle.state === 'Failed';
      if (!(hasFailed ? failedCalls : firstRunCalls).test(path)) throw notStarted();
      request.visitor = firstRunVisitor;
      return;
    }
    if (sandbox.lifecycle.isDatabaseBlocked && !initCalls.test(path)) throw databaseBlocked();
    const visitor = visitorOf(request, sandbox);
    if (visitor !== undefined) request.visitor = visitor;
    const role = roleFor(request.method, path);
    if (role === 'anyone') return;
    if (visitor === undefined) throw unauthorized();
    if (role === 'administrator' && !visitor.isAdmin) throw forbidden();
  });
}

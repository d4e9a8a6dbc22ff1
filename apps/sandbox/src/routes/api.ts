import { readRoles } from '@hondana/contract/roles';
import type { ContractVersion } from '@hondana/contract/versions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { type Query, queryOf } from '../http/query.ts';
import type { Episode, Group, Series, VideoFile } from '../model/types.ts';
import { type View, viewOf } from '../present/view.ts';
import { episodeInPath, fileInPath, groupInPath, seriesInPath } from './access.ts';

/** Names of a path's parameters: `seriesID` in `/api/v3/Series/:seriesID`. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parts are read when a route uses them, which is when their errors are thrown. */
export class Call<Path extends string = string> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly #sandbox: Sandbox;
  #view: View | undefined;

  constructor(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
    this.#sandbox = sandbox;
    this.request = request;
    this.reply = reply;
  }

  get view(): View {
    this.#view ??= viewOf(this.#sandbox, this.request);
    return this.#view;
  }

  get query(): Query {
    return queryOf(this.request, this.#sandbox.isSince6);
  }

  get body(): unknown {
    return this.request.body;
  }

  get params(): Readonly<Record<ParametersOf<Path>, string>> {
    return this.request.params as Record<ParametersOf<Path>, string>;
  }

  /** From the path, like the next three. @throws 400, 404 or 403 */
  get series(): Series {
    return seriesInPath(this.view, this.request);
  }

  get group(): Group {
    return groupInPath(this.view, this.request);
  }

  get episode(): Episode {
    return episodeInPath(this.view, this.request);
  }

  get file(): VideoFile {
    return fileInPath(this.view, this.request);
  }
}

type AddRoute = <Path extends string>(path: Path, handle: (call: Call<Path>) => unknown) => void;

/** A route's return value is the answer, undefined an empty 200; use the reply for everything else. */
export type Api = Readonly<Record<'get' | 'head' | 'post' | 'put' | 'patch' | 'delete', AddRoute>>;

/** `/api/v3/Group/:groupID` and `/api/v3/Group/{id}` are the same call. */
const templateOf = (method: string, path: string) =>
  `${method} ${path.replaceAll(/\{\w+\}|:\w+|\*/g, '{}')}`.toLowerCase();

const listedCalls = new Map<ContractVersion, ReadonlySet<string>>();

/** Version 6 lacks the calls that its contract does not list; older versions have some that no contract lists. */
function callFilter({ contract, isSince6 }: Sandbox): (method: string, path: string) => boolean {
  if (!isSince6) return () => true;
  const listed =
    listedCalls.get(contract) ??
    new Set(readRoles(contract).map(({ method, path }) => templateOf(method, path)));
  listedCalls.set(contract, listed);
  return (method, path) => !path.startsWith('/api/v3/') || listed.has(templateOf(method, path));
}

export function apiOf(app: FastifyInstance, sandbox: Sandbox): Api {
  const exists = callFilter(sandbox);
  const adder =
    (method: keyof Api): AddRoute =>
    (path, handle) => {
      if (!exists(method, path)) return;
      app[method](path, (request, reply) => {
        const answer = handle(new Call(sandbox, request, reply));
        return answer === undefined ? reply.send() : answer;
      });
    };
  return {
    get: adder('get'),
    head: adder('head'),
    post: adder('post'),
    put: adder('put'),
    patch: adder('patch'),
    delete: adder('delete'),
  };
}

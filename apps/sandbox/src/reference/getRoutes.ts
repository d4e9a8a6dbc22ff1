import {
  getRouteDifferences,
  isGood,
  type OtherUser,
  otherUsers,
  type RecordedRouteAnswer,
  type RouteAnswer,
  readGetRoutes,
  truncated,
} from '@hondana/contract/getRoutes';
import { type Client, type ClientAnswer, clientOf } from '../behaviour/client.ts';
import { chooseSubjects, type RouteSubjects } from './routeSubjects.ts';

/** As many as were recorded per route. */
const maxPaths = 4;

function pathsOf(route: string, subjects: RouteSubjects): string[] {
  let paths = [route];
  for (const [placeholder, parameter = ''] of route.matchAll(/\{(\w+)\}/g)) {
    const values = subjects.values(route, parameter);
    paths = paths.flatMap((path) => values.map((value) => path.replace(placeholder, String(value))));
  }
  return paths.slice(0, maxPaths);
}

function queriesOf(
  route: string,
  recorded: readonly RecordedRouteAnswer[],
  subjects: RouteSubjects,
): string[] {
  const [, hash = ''] = /\/File\/Hash\/(\w+)$/.exec(route) ?? [];
  const queries = recorded.map(({ request }) =>
    (request.split('?', 2)[1] ?? '').replace(/hash=.*&size=\d+/, subjects.hashQuery(hash)),
  );
  return [...new Set(queries)].map((query) => (query === '' ? '' : `?${query}`));
}

function bodyOf(answer: ClientAnswer): unknown {
  const isJson = String(answer.headers['content-type']).includes('json');
  return isJson ? truncated(answer.json<unknown>()) : answer.text;
}

export interface RouteClients {
  readonly administrator: Client;
  readonly keys: Readonly<Record<OtherUser, string>>;
}

async function answersOf(
  { administrator, keys }: RouteClients,
  paths: readonly string[],
  queries: readonly string[],
): Promise<RouteAnswer[]> {
  const answers: RouteAnswer[] = [];
  for (const [index, path] of paths.entries()) {
    for (const query of queries) {
      const call = `GET ${path}${query}`;
      const answer = await administrator.ask(call);
      const others: Partial<Record<OtherUser, { status: number }>> = {};
      for (const name of otherUsers) {
        const { status } = await administrator.ask(call, undefined, { apikey: keys[name] });
        // As recorded: for further paths, only statuses that differ from the administrator's.
        if (index === 0 || status !== answer.status) others[name] = { status };
      }
      answers.push({ status: answer.status, body: bodyOf(answer), ...others });
    }
  }
  return answers;
}

export interface ComparedRoute {
  readonly route: string;
  readonly differences: readonly string[];
}

/** Compares shape and roles of GETs that succeeded on the reference; skips subjects that the library lacks. */
export async function compareGetRoutes(clients: RouteClients): Promise<ComparedRoute[]> {
  const subjects = await chooseSubjects(clients.administrator);
  const compared: ComparedRoute[] = [];
  for (const [route, recorded] of readGetRoutes(clients.administrator.server.sandbox.contract)) {
    const paths = pathsOf(route, subjects);
    if (!recorded.some(isGood) || paths.length === 0) continue;
    const answered = await answersOf(clients, paths, queriesOf(route, recorded, subjects));
    compared.push({ route, differences: getRouteDifferences(recorded, answered) });
  }
  return compared.toSorted((one, other) => (one.route < other.route ? -1 : 1));
}

export async function sandboxForGetRoutes(): Promise<RouteClients> {
  const administrator = clientOf({
    series: 2500,
    seed: 1,
    awkward: false,
    now: new Date('2026-11-22T10:00:00Z'),
  });
  const keys = {
    user: await administrator.signIn('alice'),
    restricted: await administrator.signIn('kid'),
  };
  await administrator.signIn('Default');
  administrator.server.sandbox.queue.add({
    key: 'Import.MediaInfoJob_VideoLocalID:37003',
    type: 'Read MediaInfo for File',
    title: 'Reading MediaInfo for File',
    details: { 'File Path': 'incoming/22.avi' },
  });
  return { administrator, keys };
}

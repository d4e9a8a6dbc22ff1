import { readFileSync } from 'node:fs';
import { type Client, type ClientAnswer, clientOf } from '../behaviour/client.ts';
import { isObject } from '../http/isObject.ts';
import { routeDifferences } from './routeDifferences.ts';
import { chooseSubjects, type RouteSubjects } from './routeSubjects.ts';

const otherUsers = ['user', 'restricted'] as const;
type OtherUser = (typeof otherUsers)[number];

/** The administrator's answer in full, the other users' by status. */
type RouteAnswer = {
  readonly status: number;
  readonly body: unknown;
} & { readonly [User in OtherUser]?: { readonly status: number } };

type RecordedAnswer = RouteAnswer & { readonly route: string; readonly request: string };

export function readGetRoutes(): ReadonlyMap<string, readonly RecordedAnswer[]> {
  const file = new URL('../../../../contract/get-routes.json', import.meta.url);
  const all = JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer[];
  return Map.groupBy(all, ({ route }) => route);
}

const isGood = ({ status }: { readonly status: number }) => status < 300;

/** Truncates an answer as the recorder did. */
function cut(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.slice(0, depth < 2 ? 3 : 2).map((one) => cut(one, depth + 1));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).slice(0, 120);
  return Object.fromEntries(fields.map(([key, one]) => [key, cut(one, depth + 1)]));
}

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

function queriesOf(route: string, recorded: readonly RecordedAnswer[], subjects: RouteSubjects): string[] {
  const [, hash = ''] = /\/File\/Hash\/(\w+)$/.exec(route) ?? [];
  const queries = recorded.map(({ request }) =>
    (request.split('?', 2)[1] ?? '').replace(/hash=.*&size=\d+/, subjects.hashQuery(hash)),
  );
  return [...new Set(queries)].map((query) => (query === '' ? '' : `?${query}`));
}

function bodyOf({ headers, text, json }: ClientAnswer): unknown {
  return String(headers['content-type']).includes('json') ? cut(json<unknown>()) : text;
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

function roleDifferences(recorded: readonly RouteAnswer[], answered: readonly RouteAnswer[]): string[] {
  const statuses = (answers: readonly RouteAnswer[], name: OtherUser) =>
    answers.filter(isGood).flatMap((answer) => answer[name]?.status ?? []);
  return otherUsers.flatMap((name) => {
    const [real, here] = [statuses(recorded, name), statuses(answered, name)];
    const isEqual = real.length === 0 || here.length === 0 || here.some((status) => real.includes(status));
    return isEqual ? [] : [`${name}: real ${[...new Set(real)].join()}, here ${[...new Set(here)].join()}`];
  });
}

export interface ComparedRoute {
  readonly route: string;
  readonly differences: readonly string[];
}

/** Compares shape and roles of GETs that succeeded on the reference; skips subjects that the library lacks. */
export async function compareGetRoutes(clients: RouteClients): Promise<ComparedRoute[]> {
  const subjects = await chooseSubjects(clients.administrator);
  const compared: ComparedRoute[] = [];
  for (const [route, recorded] of readGetRoutes()) {
    const good = recorded.filter(isGood);
    const paths = pathsOf(route, subjects);
    if (good.length === 0 || paths.length === 0) continue;
    const answered = await answersOf(clients, paths, queriesOf(route, recorded, subjects));
    const bodies = answered.filter(isGood).map(({ body }) => body);
    const differences =
      bodies.length === 0
        ? [`missing: ${[...new Set(answered.map(({ status }) => status))].join()}`]
        : [
            ...routeDifferences(
              good.map(({ body }) => body),
              bodies,
            ),
            ...roleDifferences(recorded, answered),
          ];
    compared.push({ route, differences });
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

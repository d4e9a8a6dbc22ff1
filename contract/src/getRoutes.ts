import { isObject } from './isObject.ts';
import { routeDifferences } from './routeDifferences.ts';
import { type ContractVersion, readContractFile } from './versions.ts';

/** Beside the administrator. */
export const otherUsers = ['user', 'restricted'] as const;
export type OtherUser = (typeof otherUsers)[number];

/** The administrator's answer in full, the other users' by status. */
export type RouteAnswer = {
  readonly status: number;
  readonly body: unknown;
} & { readonly [User in OtherUser]?: { readonly status: number } };

export type RecordedRouteAnswer = RouteAnswer & { readonly route: string; readonly request: string };

/** By route. */
export function readGetRoutes(version: ContractVersion): ReadonlyMap<string, readonly RecordedRouteAnswer[]> {
  const all = JSON.parse(readContractFile(version, 'get-routes.json')) as RecordedRouteAnswer[];
  return Map.groupBy(all, ({ route }) => route);
}

export const isGood = ({ status }: { readonly status: number }) => status < 300;

/** Truncates an answer as the recorder did. */
export function truncated(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.slice(0, depth < 2 ? 3 : 2).map((one) => truncated(one, depth + 1));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).slice(0, 120);
  return Object.fromEntries(fields.map(([key, one]) => [key, truncated(one, depth + 1)]));
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

/** How the answers of a route differ from those recorded, by shape and by who may call it. */
export function getRouteDifferences(
  recorded: readonly RouteAnswer[],
  answered: readonly RouteAnswer[],
): string[] {
  const bodiesOf = (answers: readonly RouteAnswer[]) => answers.filter(isGood).map(({ body }) => body);
  const bodies = bodiesOf(answered);
  if (bodies.length === 0) return [`missing: ${[...new Set(answered.map(({ status }) => status))].join()}`];
  return [...routeDifferences(bodiesOf(recorded), bodies), ...roleDifferences(recorded, answered)];
}

/** Where the user came to a series from: kept in the entry of the history, so that a reload and Back have it too. */
import type { FilterBody } from '@hondana/shared/api/types';

/** A list of groups, and the place of one in it. */
interface GroupsOrigin {
  readonly list: 'groups';
  /** What the list asks for. */
  readonly body: FilterBody;
  /** What is asked for of the series in one of its groups. */
  readonly seriesBody: FilterBody;
  /** The group's place, from 0. */
  readonly index: number;
}

/** The series of one group. */
interface GroupOrigin {
  readonly list: 'series';
  readonly groupId: number;
  readonly body: FilterBody;
}

export type ListOrigin = GroupsOrigin | GroupOrigin;

/**
 * What an entry of the history keeps of a list that leads to a series.
 *
 * @param index the place of the group in a list of groups
 *
 * @example <Link to={to} state={originState(origin, index)}>{name}</Link>
 */
export function originState(origin: ListOrigin, index: number): { readonly origin: ListOrigin } {
  return { origin: origin.list === 'groups' ? { ...origin, index } : origin };
}

function isBody(value: unknown): value is FilterBody {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** The list in an entry's state; undefined where the user came from elsewhere. */
export function originIn(state: unknown): ListOrigin | undefined {
  if (!isBody(state) || !('origin' in state) || !isBody(state.origin)) return undefined;
  const { list, body, seriesBody, index, groupId } = state.origin as Record<string, unknown>;
  if (!isBody(body)) return undefined;
  if (list === 'groups' && isBody(seriesBody) && isCount(index)) return { list, body, seriesBody, index };
  if (list === 'series' && isCount(groupId)) return { list, body, groupId };
  return undefined;
}

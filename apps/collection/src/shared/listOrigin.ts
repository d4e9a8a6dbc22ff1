/** The list a series was opened from. Kept in the history entry's state, so it survives a reload and Back. */
import type { FilterBody } from '@hondana/shared/api/types';

interface GroupsOrigin {
  readonly list: 'groups';
  readonly body: FilterBody;
  /** Filter for the series within a group. */
  readonly seriesBody: FilterBody;
  /** Of the group, from 0. */
  readonly index: number;
}

interface GroupOrigin {
  readonly list: 'series';
  readonly groupId: number;
  readonly body: FilterBody;
}

export type ListOrigin = GroupsOrigin | GroupOrigin;

/** `index` is the group's place; ignored for a list of series. */
export function originState(origin: ListOrigin, index: number): { readonly origin: ListOrigin } {
  return { origin: origin.list === 'groups' ? { ...origin, index } : origin };
}

function isBody(value: unknown): value is FilterBody {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Undefined where the series was opened from elsewhere. */
export function readOrigin(state: unknown): ListOrigin | undefined {
  if (!isBody(state) || !('origin' in state) || !isBody(state.origin)) return undefined;
  const { list, body, seriesBody, index, groupId } = state.origin as Record<string, unknown>;
  if (!isBody(body)) return undefined;
  if (list === 'groups' && isBody(seriesBody) && isCount(index)) return { list, body, seriesBody, index };
  if (list === 'series' && isCount(groupId)) return { list, body, groupId };
  return undefined;
}

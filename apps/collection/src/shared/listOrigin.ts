/** Where a series was opened from. Kept in the history entry's state, so it survives a reload and Back. */
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

/** What a card shows of a series. */
export interface KnownSeries {
  readonly name: string;
  readonly lang: string | undefined;
  readonly poster: string | undefined;
}

interface OriginState {
  readonly origin: ListOrigin;
  /** Drawn until the series has loaded. */
  readonly known?: KnownSeries;
}

/** `index` is the group's place; ignored for a list of series. */
export function originState(origin: ListOrigin, index: number, known?: KnownSeries): OriginState {
  return {
    origin: origin.list === 'groups' ? { ...origin, index } : origin,
    ...(known && { known: { name: known.name, lang: known.lang, poster: known.poster } }),
  };
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

/** Undefined where the series was opened from elsewhere. */
export function readKnownSeries(state: unknown): KnownSeries | undefined {
  const { name, lang, poster } = Object(Object(state).known) as Record<string, unknown>;
  if (typeof name !== 'string') return undefined;
  return {
    name,
    lang: typeof lang === 'string' ? lang : undefined,
    poster: typeof poster === 'string' ? poster : undefined,
  };
}

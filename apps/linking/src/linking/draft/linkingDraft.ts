import { isRecord } from '@hondana/shared/http/isRecord';
import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import type { Overrides } from '../links/linkRows.ts';

export interface LinkingDraft {
  readonly episodes: Overrides;
  /** TMDB movie ID by AniDB episode ID; 0 removes the movie. */
  readonly movies: Readonly<Record<number, number>>;
}

export const emptyLinkingDraft: LinkingDraft = { episodes: {}, movies: {} };

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value).filter(([key]) => /^[1-9]\d*$/.test(key)) : [];
}

/** Invalid or truncated drafts count as empty. */
export function parseLinkingDraft(value: unknown): LinkingDraft {
  if (typeof value !== 'object' || value === null) return emptyLinkingDraft;
  const { episodes, movies } = value as Record<string, unknown>;
  const isList = (ids: unknown) => Array.isArray(ids) && ids.length > 0 && ids.every(isId);
  return {
    episodes: Object.fromEntries(
      entriesOf(episodes).filter((entry): entry is [string, number[]] => isList(entry[1])),
    ),
    movies: Object.fromEntries(
      entriesOf(movies).filter((entry): entry is [string, number] => isId(entry[1])),
    ),
  };
}

export function changesIn({ episodes, movies }: LinkingDraft): number {
  return Object.keys(episodes).length + Object.keys(movies).length;
}

/** Without browser storage, drafts are lost on reload. */
export function storedLinkingDraft(name: string): LinkingDraft {
  return parseLinkingDraft(readUserItem('browser', name));
}

export function storeLinkingDraft(name: string, draft: LinkingDraft): void {
  writeUserItem('browser', name, changesIn(draft) === 0 ? undefined : draft);
}

import type { TmdbMappingRow } from '@hondana/shared/resources/tmdbLinks';
import type { Overrides, SavedLinks } from './linkRows.ts';

function entriesOf(overrides: Overrides): [number, readonly number[]][] {
  return Object.entries(overrides).map(([episodeId, ids]) => [Number(episodeId), ids]);
}

function rowsFor(episodeId: number, ids: readonly number[]): TmdbMappingRow[] {
  const [first = 0, ...further] = ids;
  return [first, ...further.filter((id) => id !== 0)].map((tmdbId, index) => ({
    AniDBID: episodeId,
    TmdbID: tmdbId,
    Replace: index === 0,
  }));
}

/** Request rows: an episode's first row replaces, additional ones add, empty ones are omitted (facts 5.11). */
export function mappingOf(overrides: Overrides): TmdbMappingRow[] {
  return entriesOf(overrides).flatMap(([episodeId, ids]) => rowsFor(episodeId, ids));
}

export function undoMappingOf(overrides: Overrides, saved: SavedLinks): TmdbMappingRow[] {
  return entriesOf(overrides).flatMap(([episodeId]) =>
    rowsFor(episodeId, saved.get(episodeId)?.map(({ tmdbId }) => tmdbId) ?? [0]),
  );
}

export type ChangeKind = 'added' | 'changed' | 'removed' | 'barred';

export interface LinkChange {
  readonly episodeId: number;
  readonly kind: ChangeKind;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export function changesOf(overrides: Overrides, saved: SavedLinks): LinkChange[] {
  return entriesOf(overrides).map(([episodeId, ids]) => {
    const before = (saved.get(episodeId) ?? []).map(({ tmdbId }) => tmdbId).filter((id) => id !== 0);
    const after = ids.filter((id) => id !== 0);
    const kind =
      after.length > 0 ? (before.length > 0 ? 'changed' : 'added') : before.length > 0 ? 'removed' : 'barred';
    return { episodeId, kind, before, after };
  });
}

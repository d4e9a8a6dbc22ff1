import { linkFilesToEpisode, linkFileToEpisodes } from '@hondana/shared/api/manualLinks';
import { forEachOf } from '@hondana/shared/lists/forEachOf';
import type { QueryClient } from '@tanstack/react-query';
import { type LinkDraft, type LinkRow, pathOf } from './LinkDraft.ts';
import { type LinkKind, type LinkUnit, linkPlan } from './linkPlan.ts';
import { type LinkableSeries, LinkingAborted, linkableSeries, removeNewSeries } from './linkSeries.ts';

export interface LinkingWishes {
  readonly client: QueryClient;
  /** Whether this person may remove what was created for nothing. */
  readonly mayRemove: boolean;
  readonly onProgress: (through: number, of: number) => void;
  /** Files that the server has taken on. */
  readonly onLinked: (rows: readonly LinkRow[]) => void;
  readonly signal: AbortSignal;
}

export interface LinkingOutcome {
  /** Files that are being linked, by how they were. */
  readonly linked: Readonly<Record<LinkKind, readonly LinkRow[]>>;
  readonly failed: Readonly<Record<LinkKind, readonly LinkRow[]>>;
  /** Why each file that was not linked was not, under its key. */
  readonly failures: ReadonlyMap<string, string>;
  /** Why linking to a series was given up. */
  readonly aborted: readonly string[];
  /** Paths of files that were passed over. */
  readonly skipped: readonly string[];
}

const width = 4;
const manyToMany = 'Unable create many-to-many relations';
const skippedText = 'Episode linking skipped!';

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function rowsOf(units: readonly LinkUnit[], kind: LinkKind): LinkRow[] {
  return units.filter((unit) => unit.kind === kind).flatMap(({ rows }) => rows);
}

function byKind(units: readonly LinkUnit[]): Record<LinkKind, LinkRow[]> {
  return { '1:1': rowsOf(units, '1:1'), '1:N': rowsOf(units, '1:N'), 'N:1': rowsOf(units, 'N:1') };
}

async function call(unit: LinkUnit, ids: readonly number[]): Promise<void> {
  const [row] = unit.rows;
  const [first] = ids;
  if (!row || first === undefined) return;
  if (unit.kind === 'N:1') {
    await linkFilesToEpisode.send({ fileIds: unit.rows.map(({ file }) => file.id), episodeId: first });
  } else {
    await linkFileToEpisodes.send({ fileId: row.file.id, episodeIds: ids });
  }
}

/** Links what a draft says, each call for itself: one that fails keeps no other from being made (S3-123). */
export async function runLinking(draft: LinkDraft, wishes: LinkingWishes): Promise<LinkingOutcome> {
  const { client, mayRemove, onProgress, onLinked, signal } = wishes;
  const failures = new Map<string, string>();
  const { units, tangled } = linkPlan(draft);
  if (tangled.length > 0) {
    for (const { file } of tangled) failures.set(file.key, manyToMany);
    const none = byKind([]);
    return { linked: none, failed: none, failures, aborted: [manyToMany], skipped: [] };
  }

  const aborted: string[] = [];
  const reasons = new Map<number, string>();
  const series = new Map<number, LinkableSeries>();
  const animeOf = (unit: LinkUnit) =>
    new Set(unit.rows.flatMap(({ targets }) => targets.map((one) => one.animeId)));
  for (const animeId of new Set(units.flatMap((unit) => [...animeOf(unit)]))) {
    if (signal.aborted) break;
    try {
      series.set(animeId, await linkableSeries(client, animeId, mayRemove));
    } catch (error) {
      reasons.set(animeId, reasonOf(error));
      aborted.push(
        error instanceof LinkingAborted ? error.message : `Unable to create series entry. ${reasonOf(error)}`,
      );
    }
  }

  const ready: { unit: LinkUnit; ids: readonly number[] }[] = [];
  const skipped: string[] = [];
  for (const unit of units) {
    const anime = [...animeOf(unit)];
    const reason = anime.map((id) => reasons.get(id)).find((text) => text !== undefined);
    const known = anime.flatMap((id) => series.get(id) ?? []);
    const ids = unit.episodes.flatMap(
      (id) => known.map(({ episodes }) => episodes.get(id)).find(Boolean) ?? [],
    );
    if (reason !== undefined) {
      for (const { file } of unit.rows) failures.set(file.key, `Linking aborted! ${reason}`);
    } else if (known.length === anime.length && ids.length < unit.episodes.length) {
      for (const { file } of unit.rows) {
        failures.set(file.key, skippedText);
        skipped.push(pathOf(file));
      }
    } else if (known.length === anime.length) ready.push({ unit, ids });
  }

  // What was created for files that are all passed over was created for nothing.
  for (const [animeId, { seriesId, isNew }] of series) {
    if (!isNew || !mayRemove || ready.some(({ unit }) => animeOf(unit).has(animeId))) continue;
    await removeNewSeries(seriesId).catch((error: unknown) => aborted.push(reasonOf(error)));
  }

  const act = async ({ unit, ids }: (typeof ready)[number]): Promise<void> => {
    await call(unit, ids);
    onLinked(unit.rows);
  };
  const tell = (through: number): void => onProgress(through, ready.length);
  const { done, failed } = await forEachOf(ready, act, tell, signal, width);
  for (const { item, error } of failed) {
    for (const { file } of item.unit.rows) failures.set(file.key, reasonOf(error));
  }
  return {
    linked: byKind(done.map(({ unit }) => unit)),
    failed: byKind(failed.map(({ item }) => item.unit)),
    failures,
    aborted,
    skipped,
  };
}

import type { PreparedWrite } from '@hondana/shared/api/write';
import { type BulkAction, type BulkItem, bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { linkFilesToEpisode, linkFileToEpisodes } from '@hondana/shared/resources/manualLinks';
import { perSession } from '@hondana/shared/session/perSession';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { type DraftRow, type LinkDraft, pathOf } from './LinkDraft.ts';
import { type LinkKind, type LinkUnit, linkPlan } from './linkPlan.ts';
import { type LinkableSeries, LinkingAborted, linkableSeries, removeNewSeries } from './linkSeries.ts';

interface LinkTask extends BulkItem {
  readonly unit: LinkUnit;
  readonly ids: readonly number[];
}

export const linkOperation = perSession((ended) => bulkOperation<LinkTask>(ended));

export interface LinkingOptions {
  readonly client: QueryClient;
  /** The user may delete a series that was created needlessly. */
  readonly mayRemove: boolean;
  readonly onLinked: (rows: readonly DraftRow[]) => void;
}

export interface LinkingOutcome {
  readonly linked: Readonly<Record<LinkKind, readonly DraftRow[]>>;
  readonly failed: Readonly<Record<LinkKind, readonly DraftRow[]>>;
  /** Reasons by file key. */
  readonly failures: ReadonlyMap<string, string>;
  /** Keys of files that no request can link. */
  readonly tangled: ReadonlySet<string>;
  /** Reasons, one per series. */
  readonly aborted: readonly string[];
  readonly skipped: readonly string[];
}

interface Prepared extends Pick<LinkingOutcome, 'skipped'> {
  readonly tasks: readonly LinkTask[];
  readonly failures: Map<string, string>;
  readonly aborted: string[];
}

const nothingPrepared = (): Prepared => ({ tasks: [], failures: new Map(), aborted: [], skipped: [] });

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function byKind(units: readonly LinkUnit[]): Record<LinkKind, DraftRow[]> {
  const rowsOf = (kind: LinkKind) => units.filter((unit) => unit.kind === kind).flatMap(({ rows }) => rows);
  return { '1:1': rowsOf('1:1'), '1:N': rowsOf('1:N'), 'N:1': rowsOf('N:1') };
}

function animeOf({ rows }: LinkUnit): readonly number[] {
  return [...new Set(rows.flatMap(({ targets }) => targets.map(({ animeId }) => animeId)))];
}

function writeOf({ unit: { kind, rows }, ids }: LinkTask): PreparedWrite {
  const fileIds = rows.map(({ file }) => file.id);
  return kind === 'N:1'
    ? linkFilesToEpisode.with({ fileIds, episodeId: ids[0] ?? 0 })
    : linkFileToEpisodes.with({ fileId: fileIds[0] ?? 0, episodeIds: ids });
}

async function prepare(
  units: readonly LinkUnit[],
  { client, mayRemove }: LinkingOptions,
  signal: AbortSignal,
): Promise<Prepared> {
  const aborted: string[] = [];
  const reasons = new Map<number, string>();
  const series = new Map<number, LinkableSeries>();
  for (const animeId of new Set(units.flatMap(animeOf))) {
    if (signal.aborted) break;
    try {
      series.set(animeId, await linkableSeries(client, animeId, mayRemove));
    } catch (error) {
      const text = reasonOf(error);
      reasons.set(animeId, text);
      aborted.push(error instanceof LinkingAborted ? text : t`Unable to create series entry. ${text}`);
    }
  }

  const tasks: LinkTask[] = [];
  const failures = new Map<string, string>();
  const skipped: string[] = [];
  for (const unit of units) {
    const anime = animeOf(unit);
    const reason = anime.map((id) => reasons.get(id)).find((text) => text !== undefined);
    const known = anime.flatMap((id) => series.get(id) ?? []);
    const ids = unit.episodes.flatMap(
      (id) => known.map(({ episodes }) => episodes.get(id)).find(Boolean) ?? [],
    );
    if (reason !== undefined) {
      for (const { file } of unit.rows) failures.set(file.key, t`Linking aborted! ${reason}`);
    } else if (known.length === anime.length && ids.length < unit.episodes.length) {
      for (const { file } of unit.rows) {
        failures.set(file.key, t`Episode linking skipped!`);
        skipped.push(pathOf(file));
      }
    } else if (known.length === anime.length) {
      const [row] = unit.rows;
      if (row) tasks.push({ key: row.file.key, name: row.file.name, unit, ids });
    }
  }

  // A series whose files were all skipped was created needlessly.
  for (const [animeId, { seriesId, isNew }] of series) {
    if (!isNew || !mayRemove || tasks.some(({ unit }) => animeOf(unit).includes(animeId))) continue;
    await removeNewSeries(seriesId).catch((error: unknown) => aborted.push(reasonOf(error)));
  }
  return { tasks, failures, aborted, skipped };
}

/** Requests are independent: a failed one doesn't stop the others. */
export async function runLinking(draft: LinkDraft, options: LinkingOptions): Promise<LinkingOutcome> {
  const { client, onLinked } = options;
  const { units, tangled } = linkPlan(draft);
  const run = linkOperation();
  const prepared =
    units.length > 0 &&
    (await run.lookUp(t`Looking up series`, (_, signal) => prepare(units, options, signal)));
  const { tasks, failures, aborted, skipped } = prepared || nothingPrepared();
  // Files share only some of their episodes; the server has no request for that.
  const manyToMany = t`Unable create many-to-many relations`;
  for (const { file } of tangled) failures.set(file.key, manyToMany);
  if (tangled.length > 0) aborted.push(manyToMany);
  const action: BulkAction<LinkTask> = {
    running: t`Linking files`,
    // Reported by kind of link, and in the table's rows.
    done: () => undefined,
    failed: () => undefined,
    writeFor: (task) => {
      const { send, stale } = writeOf(task);
      return { write: { send: () => send().then(() => onLinked(task.unit.rows)), stale } };
    },
  };
  const { done, failed } = await run.run(client, action, tasks);
  for (const { item, error } of failed) {
    for (const { file } of item.unit.rows) failures.set(file.key, reasonOf(error));
  }
  return {
    linked: byKind(done.map(({ unit }) => unit)),
    failed: byKind(failed.map(({ item }) => item.unit)),
    failures,
    tangled: new Set(tangled.map(({ file }) => file.key)),
    aborted,
    skipped,
  };
}

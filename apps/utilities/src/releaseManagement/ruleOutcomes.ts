import { errorText } from '@hondana/shared/api/ApiError';
import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import { retryIfCancelled } from '@hondana/shared/bulk/retryIfCancelled';
import { seriesFilesQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';
import { applyRule, type FileLink, type KeepRule, type RuleOutcome } from './keepRule.ts';
import { readChoices } from './releaseChoices.ts';
import { releaseEpisode } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import {
  everyReleaseEpisode,
  type ReleaseOptions,
  releasePageSize,
  releaseSeriesPages,
} from './releaseManagement.ts';
import { fileChoices } from './releasePlan.ts';

/** A series that a rule is applied to. */
export interface RuledSeries {
  readonly id: number;
  readonly name: string;
}

/** What a rule does with one series. */
export interface SeriesOutcome extends RuledSeries, RuleOutcome {
  readonly freed: number;
}

export interface RuleOutcomes {
  /** Those of which something is deleted, in the order of the list. */
  readonly series: readonly SeriesOutcome[];
  readonly lookedAt: number;
  readonly tied: number;
  /** Series that could not be read: nothing is chosen for them. */
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

interface Looking {
  readonly client: QueryClient;
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly rule: KeepRule;
  readonly onProgress: (completed: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Every series of the list. Pages that are there already are not fetched again. */
async function everySeries({ client, kind, options, signal }: Looking): Promise<RuledSeries[]> {
  const pageQuery = releaseSeriesPages(kind.matter, options);
  const all: RuledSeries[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { List, Total } = await retryIfCancelled(() => client.fetchQuery(pageQuery(page)), signal);
    all.push(...List.map(({ IDs, Name }) => ({ id: IDs.ID, name: Name })));
    if (List.length < releasePageSize || all.length >= Total) return all;
  }
}

/** Which episodes each file of a series is of, in whatever series. */
async function linksOf(
  seriesId: number,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly FileLink[]>> {
  const { List } = await seriesFilesQuery.send({ seriesId, include: ['XRefs'] }, signal);
  return new Map(
    List.map(({ ID, SeriesIDs = [] }) => [
      ID,
      SeriesIDs.flatMap(({ EpisodeIDs }) =>
        // An episode that the collection does not have is none of the list.
        EpisodeIDs.map(({ ID: episodeId, Percentage }) => ({
          episodeId: episodeId ?? 0,
          isWhole: Percentage.Start === 0 && Percentage.End === 100,
        })),
      ),
    ]),
  );
}

async function outcomeOf(
  { id, name }: RuledSeries,
  looking: Looking,
  signal: AbortSignal,
): Promise<SeriesOutcome> {
  const { kind, options, rule } = looking;
  const [episodes, links] = await Promise.all([
    everyReleaseEpisode(kind.matter, id, options, signal),
    linksOf(id, signal),
  ]);
  const outcome = applyRule(
    episodes.map((episode) => releaseEpisode(episode, kind)),
    rule,
    fileChoices(readChoices(kind.name, id)),
    links,
  );
  return { ...outcome, id, name, freed: outcome.deleted.reduce((sum, { size }) => sum + size, 0) };
}

/**
 * What a rule would do with the series of the list, or with one of them. Nothing is chosen by it.
 *
 * @throws when the list itself cannot be read
 */
export async function ruleOutcomes(looking: Looking, only: RuledSeries | undefined): Promise<RuleOutcomes> {
  const { onProgress, signal } = looking;
  const all = only ? [only] : await everySeries(looking);
  const found = new Map<number, SeriesOutcome>();
  const look = async (one: RuledSeries): Promise<void> => {
    found.set(one.id, await outcomeOf(one, looking, signal));
  };
  const { done, failed } = await forEachOf(
    all,
    look,
    (completed) => onProgress(completed, all.length),
    signal,
  );
  signal.throwIfAborted();
  const outcomes = all.flatMap(({ id }) => found.get(id) ?? []);
  return {
    series: outcomes.filter(({ deleted, restored }) => deleted.length + restored.length > 0),
    lookedAt: done.length,
    tied: outcomes.reduce((sum, { tied }) => sum + tied, 0),
    failed: failed.map(({ item, error }) => ({ name: item.name, reason: errorText(error) ?? 'failed' })),
  };
}

import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import { retryIfCancelled } from '@hondana/shared/bulk/retryIfCancelled';
import { errorText } from '@hondana/shared/http/ApiError';
import { seriesFilesQuery } from '@hondana/shared/resources/files';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { applyRule, type FileLink, type KeepRule, type RuleOutcome } from './keepRule.ts';
import { readChoices } from './releaseChoices.ts';
import { releaseEpisode } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import {
  fetchAllReleaseEpisodes,
  type ReleaseOptions,
  releasePageSize,
  releaseSeriesPages,
} from './releaseManagement.ts';
import { fileChoices } from './releasePlan.ts';

export interface RuledSeries {
  readonly id: number;
  readonly name: string;
}

export interface SeriesOutcome extends RuledSeries, RuleOutcome {
  readonly freed: number;
}

export interface RuleOutcomes {
  /** Those with deletions or restored files, in the list's order. */
  readonly series: readonly SeriesOutcome[];
  readonly lookedAt: number;
  readonly tied: number;
  /** Series that couldn't be read; nothing is chosen for them. */
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

interface RuleContext {
  readonly client: QueryClient;
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly rule: KeepRule;
  readonly onProgress: (completed: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** All pages; cached ones aren't fetched again. */
async function everySeries({ client, kind, options, signal }: RuleContext): Promise<RuledSeries[]> {
  const pageQuery = releaseSeriesPages(kind.matter, options);
  const all: RuledSeries[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { List, Total } = await retryIfCancelled(() => client.fetchQuery(pageQuery(page)), signal);
    all.push(...List.map(({ IDs, Name }) => ({ id: IDs.ID, name: Name })));
    if (List.length < releasePageSize || all.length >= Total) return all;
  }
}

/** All episodes of each file, in any series. */
async function linksOf(
  seriesId: number,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly FileLink[]>> {
  const { List } = await seriesFilesQuery.send({ seriesId, include: ['XRefs'] }, signal);
  return new Map(
    List.map(({ ID, SeriesIDs = [] }) => [
      ID,
      SeriesIDs.flatMap(({ EpisodeIDs }) =>
        // An episode outside the collection is in no list.
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
  context: RuleContext,
  signal: AbortSignal,
): Promise<SeriesOutcome> {
  const { kind, options, rule } = context;
  const [episodes, links] = await Promise.all([
    fetchAllReleaseEpisodes(kind.matter, id, options, signal),
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

/** Chooses nothing. Throws if the list itself can't be read. */
export async function ruleOutcomes(
  context: RuleContext,
  only: RuledSeries | undefined,
): Promise<RuleOutcomes> {
  const { onProgress, signal } = context;
  const all = only ? [only] : await everySeries(context);
  const found = new Map<number, SeriesOutcome>();
  const evaluate = async (one: RuledSeries): Promise<void> => {
    found.set(one.id, await outcomeOf(one, context, signal));
  };
  const { done, failed } = await forEachOf(
    all,
    evaluate,
    (completed) => onProgress(completed, all.length),
    signal,
  );
  signal.throwIfAborted();
  const outcomes = all.flatMap(({ id }) => found.get(id) ?? []);
  return {
    series: outcomes.filter(({ deleted, restored }) => deleted.length + restored.length > 0),
    lookedAt: done.length,
    tied: outcomes.reduce((sum, { tied }) => sum + tied, 0),
    failed: failed.map(({ item, error }) => ({ name: item.name, reason: errorText(error) ?? t`failed` })),
  };
}

import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';
import type { Choice, ReleaseEpisode, ReleaseItem } from './releaseItems.ts';
import type { Choices } from './releasePlan.ts';

type GroupSizes = ReadonlyMap<string, number>;

interface CriterionKind {
  readonly label: TextDescriptor;
  /** Higher is better; undefined if unknown. */
  readonly rank: (item: ReleaseItem, groups: GroupSizes) => number | undefined;
}

export const criteria = {
  resolution: { label: msg`Higher resolution`, rank: ({ quality }) => quality.height },
  source: { label: msg`Better source (BluRay, Web, DVD, TV)`, rank: ({ quality }) => quality.source },
  group: {
    label: msg`Release Group with most files of the series`,
    rank: ({ quality: { group } }, groups) => (group === undefined ? undefined : groups.get(group)),
  },
  codec: { label: msg`Newer video codec`, rank: ({ quality }) => quality.codec },
  bitDepth: { label: msg`Higher bit depth`, rank: ({ quality }) => quality.bitDepth },
  audio: { label: msg`More audio languages`, rank: ({ quality }) => quality.audio },
  subtitles: { label: msg`More subtitle languages`, rank: ({ quality }) => quality.subtitles },
  version: { label: msg`Higher version`, rank: ({ quality }) => quality.version },
  larger: { label: msg`Larger file`, rank: ({ size }) => size },
  smaller: { label: msg`Smaller file`, rank: ({ size }) => -size },
} as const satisfies Record<string, CriterionKind>;

export type Criterion = keyof typeof criteria;

/** By descending priority. */
export type KeepRule = readonly Criterion[];

export const defaultKeepRule: KeepRule = ['resolution', 'source', 'group', 'version', 'larger'];

export function isCriterion(value: unknown): value is Criterion {
  return typeof value === 'string' && Object.hasOwn(criteria, value);
}

/** An episode of a file, and whether the file contains all of it. */
export interface FileLink {
  readonly episodeId: number;
  readonly isWhole: boolean;
}

export interface RuleOutcome {
  readonly deleted: readonly ReleaseItem[];
  /** Files the rule keeps that were chosen for deletion before. */
  readonly restored: readonly ReleaseItem[];
  /** Number of episodes with files that the rule can't tell apart; all are kept. */
  readonly tied: number;
}

function groupSizes(episodes: readonly ReleaseEpisode[]): GroupSizes {
  const files = new Map(episodes.flatMap(({ items }) => items).map((item) => [item.fileId, item]));
  const sizes = new Map<string, number>();
  for (const { quality } of files.values()) {
    if (quality.group !== undefined) sizes.set(quality.group, (sizes.get(quality.group) ?? 0) + 1);
  }
  return sizes;
}

/**
 * Files that no other beats. Files with an unknown criterion may be better or worse: they stay beside the best of the
 * others, and later criteria are skipped.
 */
function bestOf(items: readonly ReleaseItem[], rule: KeepRule, groups: GroupSizes): readonly ReleaseItem[] {
  let left = items;
  for (const name of rule) {
    const { rank }: CriterionKind = criteria[name];
    const ranks = new Map(left.map((item) => [item, rank(item, groups)]));
    const known = [...ranks.values()].filter((value) => value !== undefined);
    if (known.length === 0) continue;
    const highest = Math.max(...known);
    left = left.filter((item) => [highest, undefined].includes(ranks.get(item)));
    if (known.length < ranks.size) break;
  }
  return left;
}

/** Variations, also chosen ones, are kept and take no part in the ranking. */
function isVariation(item: ReleaseItem, choice: Choice | undefined): boolean {
  return item.isVariation ? choice !== 'keep' : choice === 'variation';
}

/**
 * Each episode keeps its best file, or all equally good ones. A file is deleted only if each of its episodes keeps
 * another, complete file: never one shared with an episode outside the list, nor a part of an episode.
 *
 * @param choices made before
 * @param links all episodes by file, in any series
 */
export function applyRule(
  episodes: readonly ReleaseEpisode[],
  rule: KeepRule,
  choices: Choices,
  links: ReadonlyMap<number, readonly FileLink[]>,
): RuleOutcome {
  const groups = groupSizes(episodes);
  const listed = new Set(episodes.map(({ id }) => id));
  const kept = new Map<string, ReleaseItem>();
  const beaten = new Map<string, ReleaseItem>();
  let tied = 0;
  for (const { id, items } of episodes) {
    const rivals = items.filter(
      (item) =>
        !isVariation(item, choices.get(item.key)) &&
        links.get(item.fileId)?.some(({ episodeId, isWhole }) => isWhole && episodeId === id),
    );
    const best = bestOf(rivals, rule, groups);
    if (best.length > 1) tied++;
    for (const item of rivals) (best.includes(item) ? kept : beaten).set(item.key, item);
  }
  const canDelete = ({ fileId }: ReleaseItem): boolean =>
    links.get(fileId)?.every(({ episodeId, isWhole }) => isWhole && listed.has(episodeId)) ?? false;
  return {
    deleted: [...beaten.values()].filter((item) => !kept.has(item.key) && canDelete(item)),
    restored: [...kept.values()].filter(({ key }) => choices.get(key) === 'delete'),
    tied,
  };
}

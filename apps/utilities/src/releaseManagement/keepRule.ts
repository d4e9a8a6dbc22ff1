import type { Choice, ReleaseEpisode, ReleaseItem } from './releaseItems.ts';
import type { Choices } from './releasePlan.ts';

/** How many files of a series each Release Group has. */
type GroupSizes = ReadonlyMap<string, number>;

interface CriterionKind {
  readonly label: string;
  /** The higher, the better; nothing where it is not known. */
  readonly rank: (item: ReleaseItem, groups: GroupSizes) => number | undefined;
}

/** What releases can be told apart by. */
export const criteria = {
  resolution: { label: 'Higher resolution', rank: ({ quality }) => quality.height },
  source: { label: 'Better source (BluRay, Web, DVD, TV)', rank: ({ quality }) => quality.source },
  group: {
    label: 'Release Group with most files of the series',
    rank: ({ quality: { group } }, groups) => (group === undefined ? undefined : groups.get(group)),
  },
  codec: { label: 'Newer video codec', rank: ({ quality }) => quality.codec },
  bitDepth: { label: 'Higher bit depth', rank: ({ quality }) => quality.bitDepth },
  audio: { label: 'More audio languages', rank: ({ quality }) => quality.audio },
  subtitles: { label: 'More subtitle languages', rank: ({ quality }) => quality.subtitles },
  version: { label: 'Higher version', rank: ({ quality }) => quality.version },
  larger: { label: 'Larger file', rank: ({ size }) => size },
  smaller: { label: 'Smaller file', rank: ({ size }) => -size },
} as const satisfies Record<string, CriterionKind>;

export type Criterion = keyof typeof criteria;

/** What decides, the first of them first. */
export type KeepRule = readonly Criterion[];

export const usualRule: KeepRule = ['resolution', 'source', 'group', 'version', 'larger'];

export function isCriterion(value: unknown): value is Criterion {
  return typeof value === 'string' && Object.hasOwn(criteria, value);
}

/** An episode that a file is of, and whether all of it is in the file. */
export interface FileLink {
  readonly episodeId: number;
  readonly isWhole: boolean;
}

export interface RuleOutcome {
  /** What the rule deletes. */
  readonly deleted: readonly ReleaseItem[];
  /** Deletions that were chosen before, of files that the rule keeps. */
  readonly restored: readonly ReleaseItem[];
  /** Episodes with several files that the rule cannot tell apart: it keeps all of them. */
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
 * Those that no other is better than. What a criterion is not known of may be better or worse: it stays, and so does
 * the best of the others, whatever the criteria after it would say.
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

/** Variations are kept beside the others: they take no part, and neither does what was chosen to become one. */
function isVariation(item: ReleaseItem, choice: Choice | undefined): boolean {
  return item.isVariation ? choice !== 'keep' : choice === 'variation';
}

/**
 * What a rule does with the files of a series. Each episode keeps its best file, and all that are as good. A file goes
 * only when every episode that it is of keeps another, whole file: never one that is also of an episode that is not in
 * the list, nor a part of an episode.
 *
 * @param choices what was chosen before
 * @param links by file: every episode that it is of, in whatever series
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
  const mayGo = ({ fileId }: ReleaseItem): boolean =>
    links.get(fileId)?.every(({ episodeId, isWhole }) => isWhole && listed.has(episodeId)) ?? false;
  return {
    deleted: [...beaten.values()].filter((item) => !kept.has(item.key) && mayGo(item)),
    restored: [...kept.values()].filter(({ key }) => choices.get(key) === 'delete'),
    tied,
  };
}

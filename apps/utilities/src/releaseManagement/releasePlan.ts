import type { WaitingChoices } from './releaseChoices.ts';
import { type Choice, choiceAtFirst, type ReleaseEpisode, type ReleaseItem } from './releaseItems.ts';

export type Choices = ReadonlyMap<string, Choice>;

/** The choices about files among all that wait. */
export function fileChoices(waiting: WaitingChoices): Choices {
  return new Map([...waiting].filter((entry): entry is [string, Choice] => entry[1] !== 'hide'));
}

/** One thing that changes. */
export interface ReleaseChange {
  readonly item: ReleaseItem;
  readonly choice: Choice;
}

/** What Confirm would do. */
export interface ReleasePlan {
  readonly changes: readonly ReleaseChange[];
  readonly deleted: readonly ReleaseItem[];
  /** How many of the shown items stay. */
  readonly keptCount: number;
  readonly freed: number;
  /** Files of which nothing is left. */
  readonly goneFiles: ReadonlySet<number>;
  /** Names of the shown episodes that would have no file left. */
  readonly emptied: readonly string[];
}

const isGone = (fileIds: readonly number[], gone: ReadonlySet<number>): boolean =>
  fileIds.length > 0 && fileIds.every((id) => gone.has(id));

/** The result of the choices. A file of two episodes is one item, wherever it is shown. */
export function planOf(episodes: readonly ReleaseEpisode[], choices: Choices): ReleasePlan {
  const items = new Map(episodes.flatMap((episode) => episode.items).map((item) => [item.key, item]));
  const changes: ReleaseChange[] = [];
  const kept = new Set<number>();
  for (const item of items.values()) {
    const choice = choices.get(item.key) ?? choiceAtFirst(item);
    if (choice !== choiceAtFirst(item)) changes.push({ item, choice });
    if (choice !== 'delete') kept.add(item.fileId);
  }
  const deleted = changes.filter(({ choice }) => choice === 'delete').map(({ item }) => item);
  const goneItems = deleted.filter(({ fileId }) => !kept.has(fileId));
  const goneFiles = new Set(goneItems.map(({ fileId }) => fileId));
  return {
    changes,
    deleted,
    keptCount: items.size - deleted.length,
    freed: deleted.reduce((sum, { size }) => sum + size, 0),
    goneFiles,
    emptied: episodes.filter(({ fileIds }) => isGone(fileIds, goneFiles)).map(({ name }) => name),
  };
}

/** Whether an episode would have none of its files any more. */
export function wouldBeEmptied(fileIds: readonly number[], plan: ReleasePlan): boolean {
  return isGone(fileIds, plan.goneFiles);
}

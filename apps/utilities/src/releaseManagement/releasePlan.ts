import type { WaitingChoices } from './releaseChoices.ts';
import { type Choice, initialChoice, type ReleaseEpisode, type ReleaseItem } from './releaseItems.ts';

export type Choices = ReadonlyMap<string, Choice>;

/** Leaves out choices to hide episodes. */
export function fileChoices(waiting: WaitingChoices): Choices {
  return new Map([...waiting].filter((entry): entry is [string, Choice] => entry[1] !== 'hide'));
}

export interface ReleaseChange {
  readonly item: ReleaseItem;
  readonly choice: Choice;
}

export interface ReleasePlan {
  readonly changes: readonly ReleaseChange[];
  readonly deleted: readonly ReleaseItem[];
  readonly keptCount: number;
  readonly freed: number;
  /** Files that lose all of their locations. */
  readonly goneFiles: ReadonlySet<number>;
  readonly emptied: readonly string[];
}

const isGone = (fileIds: readonly number[], gone: ReadonlySet<number>): boolean =>
  fileIds.length > 0 && fileIds.every((id) => gone.has(id));

/** A file of two episodes counts once. */
export function planOf(episodes: readonly ReleaseEpisode[], choices: Choices): ReleasePlan {
  const items = new Map(episodes.flatMap((episode) => episode.items).map((item) => [item.key, item]));
  const changes: ReleaseChange[] = [];
  const kept = new Set<number>();
  for (const item of items.values()) {
    const choice = choices.get(item.key) ?? initialChoice(item);
    if (choice !== initialChoice(item)) changes.push({ item, choice });
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

export function wouldBeEmptied(fileIds: readonly number[], plan: ReleasePlan): boolean {
  return isGone(fileIds, plan.goneFiles);
}

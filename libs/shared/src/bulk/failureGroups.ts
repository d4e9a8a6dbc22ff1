import type { BulkItem, FailedItem } from './bulkOperation.ts';

/** What failed for one reason. */
export interface FailureGroup<Item extends BulkItem> {
  /** What the reasons have in common: names and numbers in which they differ are left out. */
  readonly reason: string;
  readonly items: readonly FailedItem<Item>[];
  /** Each has a reason of its own besides. */
  readonly differs: boolean;
}

/** A text without a name, where that stands as a word of its own. */
function without(name: string, text: string): string {
  if (name === '') return text;
  return text
    .split(name)
    .reduce((before, after) =>
      /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)
        ? `${before}${name}${after}`
        : `${before}…${after}`,
    );
}

const common = ({ item, reason }: FailedItem<BulkItem>): string =>
  without(item.name, reason).replace(/\d+/g, '…');

/**
 * What failed by its reasons, the most frequent first. Reasons that differ in a number or in the name of the item alone,
 * as servers report them, are one.
 *
 * @example
 * failureGroups(failure.items).map(({ reason, items }) => `${reason} (${items.length})`)
 */
export function failureGroups<Item extends BulkItem>(
  items: readonly FailedItem<Item>[],
): readonly FailureGroup<Item>[] {
  return [...Map.groupBy(items, common)]
    .map(([shared, those]) => {
      const [first] = those;
      const differs = those.some(({ reason }) => reason !== first?.reason);
      return { reason: differs ? shared : (first?.reason ?? shared), items: those, differs };
    })
    .toSorted((one, other) => other.items.length - one.items.length);
}

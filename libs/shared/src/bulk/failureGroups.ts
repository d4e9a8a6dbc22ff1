import type { BulkItem, FailedItem } from './bulkOperation.ts';

export interface FailureGroup<Item extends BulkItem> {
  /** Text common to all; names and numbers that differ are replaced by “…”. */
  readonly reason: string;
  readonly items: readonly FailedItem<Item>[];
  /** The items' own reasons are not all equal. */
  readonly differs: boolean;
}

/** Replaces a name by “…” where it stands as a whole word. */
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
 * Failures by reason, most frequent first. Reasons that differ only in numbers or the item's name count as one.
 * @example failureGroups(failure.items).map(({ reason, items }) => `${reason} (${items.length})`)
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

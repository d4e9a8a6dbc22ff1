import type { BulkItem } from '@hondana/shared/bulk/bulkOperation';
import type { CardFacts } from '../cardFacts.ts';

export interface SelectedCard extends CardFacts {
  /** Set when an action has finished the group's other series: only these are still selected. */
  readonly left?: readonly SelectedSeries[];
}

export interface SelectedSeries extends BulkItem {
  readonly id: number;
  readonly card: CardFacts;
  readonly files: number;
  /** Undefined until looked up. */
  readonly bytes?: number | undefined;
}

/** A group only partly covered stands for the given series alone. */
export function cardsOf(series: readonly SelectedSeries[]): SelectedCard[] {
  const byCard = Map.groupBy(series, ({ card }) => card.key);
  return [...byCard.values()].flatMap((left) => {
    const [first] = left;
    if (!first) return [];
    return [first.card.seriesId === undefined ? { ...first.card, left } : first.card];
  });
}

import type { BulkItem } from '@hondana/shared/bulk/bulkOperation';
import type { CardFacts } from '../cardFacts.ts';

/** A card that is selected. */
export interface SelectedCard extends CardFacts {
  /** An action has done the rest of the group's series: only these are selected still. */
  readonly left?: readonly SelectedSeries[];
}

/** A series that an action is for, and the card that it was selected by. */
export interface SelectedSeries extends BulkItem {
  readonly id: number;
  readonly card: CardFacts;
  readonly files: number;
  /** How much its files hold, where that has been looked up. */
  readonly bytes?: number | undefined;
}

/** The cards of these series; a group that others belong to stands only for those named. */
export function cardsOf(series: readonly SelectedSeries[]): SelectedCard[] {
  const byCard = Map.groupBy(series, ({ card }) => card.key);
  return [...byCard.values()].flatMap((left) => {
    const [first] = left;
    if (!first) return [];
    return [first.card.seriesId === undefined ? { ...first.card, left } : first.card];
  });
}

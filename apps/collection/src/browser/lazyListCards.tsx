import { lazyPart, type PartFailure } from '@hondana/shared/ahead/lazyPart';
import { CardPlaceholder } from './CardPlaceholder.tsx';
import type { PlacedCard } from './cardFacts.ts';
import type { CardView } from './listDisplay.ts';

/** Most users see posters first, so the other views are lazy. */
const placeholders = (view: CardView) => ({
  waiting: ({ index, tabIndex }: PlacedCard) => (
    <CardPlaceholder view={view} index={index} tabIndex={tabIndex} />
  ),
  failed: ({ properties: { index, tabIndex }, retry }: PartFailure<PlacedCard>) => (
    <CardPlaceholder view={view} index={index} tabIndex={tabIndex} failed onRetry={retry} />
  ),
});

export const ListCard = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './ListCard.tsx')).ListCard,
  placeholders('list'),
);

export const TableRow = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './table/TableRow.tsx')).TableRow,
  placeholders('table'),
);

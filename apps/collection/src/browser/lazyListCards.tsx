import { lazyPart, type PartFailure } from '@hondana/shared/ui/lazyPart';
import { CardPlaceholder } from './CardPlaceholder.tsx';
import type { PlacedCard } from './cardFacts.ts';

/** A wall of posters is what most people see first, so the cards of the list view come later. */
const options = {
  waiting: ({ index, tabIndex }: PlacedCard) => (
    <CardPlaceholder view="list" index={index} tabIndex={tabIndex} failed={false} onRetry={() => {}} />
  ),
  failed: ({ properties: { index, tabIndex }, retry }: PartFailure<PlacedCard>) => (
    <CardPlaceholder view="list" index={index} tabIndex={tabIndex} failed onRetry={retry} />
  ),
};

export const GroupListCard = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './GroupListCard.tsx')).GroupListCard,
  options,
);

export const SeriesListCard = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './SeriesListCard.tsx')).SeriesListCard,
  options,
);

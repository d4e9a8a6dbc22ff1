import { Link } from '@hondana/shared/navigation';
import type { ComponentProps } from 'react';
import { originState } from '../shared/listOrigin.ts';
import type { PlacedCard } from './cardFacts.ts';
import { useCardPrefetch } from './useCardPrefetch.ts';

interface CardLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  readonly card: Pick<PlacedCard, 'facts' | 'index' | 'origin' | 'tabIndex'>;
}

/** A series finds its neighbours in the list by the link's history state. */
export function CardLink({ card: { facts, index, origin, tabIndex }, ...rest }: CardLinkProps) {
  const prefetch = useCardPrefetch(facts);
  return (
    <Link
      to={facts.to}
      state={facts.seriesId === undefined ? undefined : originState(origin, index, facts)}
      tabIndex={tabIndex}
      data-virtual-item={index}
      draggable={false}
      {...prefetch}
      {...rest}
    />
  );
}

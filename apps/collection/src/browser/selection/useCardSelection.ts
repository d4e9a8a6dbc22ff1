import { nothing, type SelectableList, type Selection } from '@hondana/shared/bulk/selection';
import { type Selecting, useSelection } from '@hondana/shared/bulk/useSelection';
import { useLocation } from '@hondana/shared/navigation';
import { perSession } from '@hondana/shared/session/perSession';
import { atom, type PrimitiveAtom } from 'jotai';
import type { CardFacts } from '../cardFacts.ts';
import type { SelectedCard } from './selectedCard.ts';

type SelectionAtom = PrimitiveAtom<Selection<SelectedCard>>;

/** By place, so that a selection lasts through search, filter and order, and is there on return; the oldest go first. */
const kept = perSession(() => new Map<string, SelectionAtom>());
const mostKept = 20;

function keptAtom(place: string): SelectionAtom {
  const found = kept().get(place) ?? atom(nothing<SelectedCard>());
  kept().delete(place);
  kept().set(place, found);
  for (const oldest of [...kept().keys()].slice(0, -mostKept)) kept().delete(oldest);
  return found;
}

export type CardList = SelectableList<CardFacts>;

export type CardSelecting = Selecting<SelectedCard>;

/** Which cards are selected in the place, the collection or a group, that a list shows all or some of. */
export function useCardSelection(list: CardList): CardSelecting {
  const { pathname } = useLocation();
  return useSelection<SelectedCard>(list, () => keptAtom(pathname.replace(/\/(filter\/.*)?$/, '')));
}

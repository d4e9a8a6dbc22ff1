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

/** What is selected in the place that is shown, the collection or a group. */
export function useSelectionAtom(): SelectionAtom {
  const { pathname } = useLocation();
  return keptAtom(pathname.replace(/\/(filter\/.*)?$/, ''));
}

export type CardList = SelectableList<CardFacts>;

export type CardSelecting = Selecting<SelectedCard>;

/** Which cards are selected in the place that a list shows all or some of. */
export function useCardSelection(list: CardList): CardSelecting {
  const kept = useSelectionAtom();
  return useSelection<SelectedCard>(list, () => kept);
}

import { emptySelection, type SelectableList, type Selection } from '@hondana/shared/bulk/selection';
import { type Selecting, useSelection } from '@hondana/shared/bulk/useSelection';
import { useLocation } from '@hondana/shared/navigation';
import { perSession } from '@hondana/shared/session/perSession';
import { atom, type PrimitiveAtom } from 'jotai';
import type { CardFacts } from '../cardFacts.ts';
import type { SelectedCard } from './selectedCard.ts';

type SelectionAtom = PrimitiveAtom<Selection<SelectedCard>>;

/**
 * By collection or group, so that a selection survives search, filter, order and coming back; the oldest are dropped.
 */
const selections = perSession(() => new Map<string, SelectionAtom>());
const maxSelections = 20;

function selectionAtom(place: string): SelectionAtom {
  const found = selections().get(place) ?? atom(emptySelection<SelectedCard>());
  selections().delete(place);
  selections().set(place, found);
  for (const oldest of [...selections().keys()].slice(0, -maxSelections)) selections().delete(oldest);
  return found;
}

export function useSelectionAtom(): SelectionAtom {
  const { pathname } = useLocation();
  return selectionAtom(pathname.replace(/\/(filter\/.*)?$/, ''));
}

export type CardList = SelectableList<CardFacts>;

export type CardSelecting = Selecting<SelectedCard>;

export function useCardSelection(list: CardList): CardSelecting {
  const currentAtom = useSelectionAtom();
  return useSelection<SelectedCard>(list, () => currentAtom);
}

import { nothing, type Selection } from '@hondana/shared/bulk/selection';
import { type SelectableList, type Selecting, useSelection } from '@hondana/shared/bulk/useSelection';
import { useLocation } from '@hondana/shared/navigation';
import { perSession } from '@hondana/shared/session/perSession';
import { atom, type PrimitiveAtom } from 'jotai';
import type { CardFacts } from '../cardFacts.ts';
import type { SelectedCard } from './selectedCard.ts';

type SelectionAtom = PrimitiveAtom<Selection<SelectedCard>>;

/** By entry of the history, so that the way back finds the selection again; the oldest go first. */
const kept = perSession(() => new Map<string, SelectionAtom>());
const mostKept = 20;

function keptAtom(entry: string): SelectionAtom {
  const found = kept().get(entry) ?? atom(nothing<SelectedCard>());
  kept().delete(entry);
  kept().set(entry, found);
  for (const oldest of [...kept().keys()].slice(0, -mostKept)) kept().delete(oldest);
  return found;
}

export type CardList = SelectableList<CardFacts>;

export type CardSelecting = Selecting<SelectedCard>;

/** Which cards of a list are selected. */
export function useCardSelection(list: CardList): CardSelecting {
  const { key, pathname, search } = useLocation();
  return useSelection<SelectedCard>(list, () => keptAtom(`${key} ${pathname}${search}`));
}

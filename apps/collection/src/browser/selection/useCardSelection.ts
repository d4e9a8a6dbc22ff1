import { errorText } from '@hondana/shared/api/ApiError';
import {
  countOf,
  everything,
  extended,
  nothing,
  type Selection,
  toggled,
} from '@hondana/shared/lists/selection';
import { useLocation } from '@hondana/shared/navigation';
import { useEscape } from '@hondana/shared/overlays/layers';
import { notify } from '@hondana/shared/overlays/notices';
import { perSession } from '@hondana/shared/session/perSession';
import { useCallback, useRef, useState } from 'react';
import type { CardFacts } from '../cardFacts.ts';
import type { SelectedCard } from './selectedCard.ts';

type CardSelection = Selection<SelectedCard>;

/** By entry of the history, so that the way back finds the selection again; the oldest go first. */
const kept = perSession(() => new Map<string, CardSelection>());
const mostKept = 20;

/** A list whose entries can be selected, whether they are loaded or not. */
export interface SelectableList {
  readonly total: number | undefined;
  readonly cardAt: (index: number) => CardFacts | undefined;
  /** The entries of a run, both ends in it, fetched where they are not there yet. */
  readonly cardsIn: (first: number, last: number, signal?: AbortSignal) => Promise<readonly CardFacts[]>;
}

export interface CardSelecting {
  readonly selection: CardSelection;
  readonly count: number;
  readonly toggle: (index: number, extend: boolean) => void;
  /** The focus has gone to an entry; with `extend` the selection goes along. */
  readonly follow: (index: number, extend: boolean) => void;
  readonly selectAll: () => void;
  readonly change: (selection: CardSelection) => void;
}

/** Which cards of a list are selected. Escape lets go of them. */
export function useCardSelection({ total, cardAt, cardsIn }: SelectableList): CardSelecting {
  const { key, pathname, search } = useLocation();
  const [entry] = useState(`${key} ${pathname}${search}`);
  const [selection, setSelection] = useState<CardSelection>(() => kept().get(entry) ?? nothing());
  const anchor = useRef<number>(undefined);
  const focus = useRef(0);

  const change = useCallback(
    (next: CardSelection | ((before: CardSelection) => CardSelection)) =>
      setSelection((before) => {
        const after = typeof next === 'function' ? next(before) : next;
        // What has been let go of is no beginning of a range.
        if (!after.isInverted && after.items.size === 0) anchor.current = undefined;
        kept().delete(entry);
        kept().set(entry, after);
        for (const oldest of [...kept().keys()].slice(0, -mostKept)) kept().delete(oldest);
        return after;
      }),
    [entry],
  );
  const extendTo = useCallback(
    (index: number) => {
      const from = anchor.current ?? focus.current;
      anchor.current = from;
      cardsIn(Math.min(from, index), Math.max(from, index)).then(
        (cards) => change((before) => extended(before, cards)),
        (error: unknown) =>
          notify({ kind: 'error', title: 'The selection could not be extended', text: errorText(error) }),
      );
    },
    [cardsIn, change],
  );
  const toggle = useCallback(
    (index: number, extend: boolean) => {
      const card = cardAt(index);
      // The first press selects no more than its own card.
      if (extend && anchor.current !== undefined) extendTo(index);
      else if (card) {
        anchor.current = index;
        change((before) => toggled(before, card));
      }
      focus.current = index;
    },
    [cardAt, extendTo, change],
  );
  const follow = useCallback(
    (index: number, extend: boolean) => {
      if (extend) extendTo(index);
      focus.current = index;
    },
    [extendTo],
  );
  const count = countOf(selection, total ?? 0);
  useEscape(count > 0, () => change(nothing()));
  return { selection, count, toggle, follow, selectAll: () => change(everything()), change };
}

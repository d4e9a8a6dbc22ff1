import { extended, onlyThese } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardFacts } from '../cardFacts.ts';
import { type AskedAction, watchedAction } from './bulkActions.ts';
import { type Asked, SelectionQuestion } from './SelectionQuestion.tsx';
import { cardsOf } from './selectedCard.ts';
import { selectedSeries } from './selectedSeries.ts';
import { seriesOperation } from './seriesOperation.ts';
import { holdLists, showMarked } from './showMarked.ts';
import { type CardList, useSelectionAtom } from './useCardSelection.ts';

interface MarkCardProps {
  readonly card: CardFacts;
  readonly list: CardList;
  readonly onClose: () => void;
}

/**
 * Marks what a card stands for as watched, or as unwatched where all of it is. One series is marked as watched at once,
 * for Undo takes that back whole; it asks first where there are several, and where dates are lost. What fails is selected,
 * so that the bar reports it.
 */
export function MarkCard({ card, list, onClose }: MarkCardProps) {
  const client = useQueryClient();
  const setSelection = useSetAtom(useSelectionAtom());
  const [asked, setAsked] = useState<Asked>();
  const putBack = useRef<() => void>(undefined);
  const operation = useBulkOperation(seriesOperation(), (unfinished) => {
    if (unfinished.length === 0) return;
    putBack.current?.();
    setSelection((before) => extended(before, cardsOf(unfinished)));
  });
  const watched = card.unwatched > 0;
  const isOne = card.seriesId !== undefined;

  const word = watched ? 'watched' : 'unwatched';
  const action: AskedAction = {
    ...watchedAction(client, watched),
    failed: (count) => `${plural(count, 'series', 'series')} could not be marked as ${word}`,
  };
  const run = async (series: Asked['series']): Promise<void> => {
    // Several take their time, and show it when all are done.
    if (isOne) {
      await holdLists(client);
      putBack.current = showMarked(client, card, watched);
    }
    const done = await operation.run(action, series);
    if (!isOne && done.length === series.length) showMarked(client, card, watched);
  };
  const begin = useEffectEvent(async () => {
    const find = (onProgress: (completed: number, total: number) => void, signal: AbortSignal) =>
      selectedSeries(client, onlyThese([card]), list, onProgress, signal);
    const series = await (isOne
      ? find(() => {}, new AbortController().signal)
      : operation.lookUp('Looking up series', find));
    if (!series || series.length === 0) onClose();
    else if (series.length > 1 || !watched) setAsked({ what: action, series });
    else {
      void run(series);
      onClose();
    }
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);

  return asked && <SelectionQuestion asked={asked} onClose={onClose} onRun={() => void run(asked.series)} />;
}

import { addItems, selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardFacts } from '../cardFacts.ts';
import { type AskedAction, watchedAction } from './bulkActions.ts';
import { type Asked, SelectionQuestion } from './SelectionQuestion.tsx';
import { cardsOf } from './selectedCard.ts';
import { selectedSeries } from './selectedSeries.ts';
import { seriesOperation } from './seriesOperation.ts';
import { cancelListRefetches, showMarked } from './showMarked.ts';
import { type CardList, useSelectionAtom } from './useCardSelection.ts';

interface MarkCardProps {
  readonly card: CardFacts;
  readonly list: CardList;
  readonly onClose: () => void;
}

/**
 * Marks a card as watched, or as unwatched where all of it is watched. A single series is marked as watched at once,
 * as Undo restores it; several series, or losing watched dates, need confirmation. What fails is selected, so that the
 * bar reports it.
 */
export function MarkCard({ card, list, onClose }: MarkCardProps) {
  const client = useQueryClient();
  const setSelection = useSetAtom(useSelectionAtom());
  const [asked, setAsked] = useState<Asked>();
  const rollback = useRef<() => void>(undefined);
  const operation = useBulkOperation(seriesOperation(), (unfinished) => {
    if (unfinished.length === 0) return;
    rollback.current?.();
    setSelection((before) => addItems(before, cardsOf(unfinished)));
  });
  const watched = card.unwatched > 0;
  const isOne = card.seriesId !== undefined;

  const action: AskedAction = {
    ...watchedAction(client, watched),
    failed: (count) =>
      watched
        ? t`${plural(count, { one: '# series', other: '# series' })} could not be marked as watched`
        : t`${plural(count, { one: '# series', other: '# series' })} could not be marked as unwatched`,
  };
  const run = async (series: Asked['series']): Promise<void> => {
    // Several take a while, and are shown when all are done.
    if (isOne) {
      await cancelListRefetches(client);
      rollback.current = showMarked(client, card, watched);
    }
    const done = await operation.run(action, series);
    if (!isOne && done.length === series.length) showMarked(client, card, watched);
  };
  const start = useEffectEvent(async () => {
    const find = (onProgress: (completed: number, total: number) => void, signal: AbortSignal) =>
      selectedSeries(client, selectOnly([card]), list, onProgress, signal);
    const series = await (isOne
      ? find(() => {}, new AbortController().signal)
      : operation.lookUp(t`Looking up series`, find));
    if (!series || series.length === 0) onClose();
    else if (series.length > 1 || !watched) setAsked({ what: action, series });
    else {
      void run(series);
      onClose();
    }
  });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, []);

  return asked && <SelectionQuestion asked={asked} onClose={onClose} onRun={() => void run(asked.series)} />;
}

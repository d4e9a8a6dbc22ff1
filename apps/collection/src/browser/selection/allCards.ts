import { isCancelledError } from '@tanstack/react-query';
import type { CardFacts } from '../cardFacts.ts';
import { everyOne, type Report } from './everyOne.ts';
import type { CardList } from './useCardSelection.ts';

/** Entries that are read at once: a page of groups. */
const step = 50;

/** All cards of a list in its order, whether they are loaded or not. */
export async function allCards(
  { total = 0, itemsIn }: Pick<CardList, 'total' | 'itemsIn'>,
  onProgress: Report,
  signal: AbortSignal,
): Promise<readonly CardFacts[]> {
  const runs: (readonly CardFacts[])[] = [];
  const read = async (run: number): Promise<void> => {
    const first = run * step;
    try {
      runs[run] = await itemsIn(first, Math.min(total, first + step) - 1, signal);
    } catch (error) {
      // Whoever scrolls on takes back the pages that the list itself has asked for.
      if (signal.aborted || !isCancelledError(error)) throw error;
      await read(run);
    }
  };
  await everyOne([...Array(Math.ceil(total / step)).keys()], read, onProgress, signal);
  return runs.flat();
}

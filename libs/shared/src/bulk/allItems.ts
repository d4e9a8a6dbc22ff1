import { forEachOrThrow, type Report } from './forEachOrThrow.ts';
import { retryIfCancelled } from './retryIfCancelled.ts';
import { isSelected, listOf, type Selectable, type SelectableList, type Selection } from './selection.ts';

/** Entries that are read at once: a page of the shortest lists. */
const step = 50;

/**
 * All that a list has in its order, whether it is loaded or not.
 *
 * @example const files = await allItems(list, setProgress, signal);
 */
export async function allItems<Item extends Selectable>(
  { total = 0, itemsIn }: Pick<SelectableList<Item>, 'total' | 'itemsIn'>,
  onProgress: Report,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const runs: (readonly Item[])[] = [];
  const read = async (run: number): Promise<void> => {
    const first = run * step;
    runs[run] = await retryIfCancelled(
      () => itemsIn(first, Math.min(total, first + step) - 1, signal),
      signal,
    );
  };
  await forEachOrThrow([...Array(Math.ceil(total / step)).keys()], read, onProgress, signal);
  return runs.flat();
}

/**
 * What a selection stands for at this moment: those it names, or all but those, in the order of the list.
 *
 * @example const series = await selectedItems(selection, list, setProgress, signal);
 */
export async function selectedItems<Item extends Selectable>(
  selection: Selection<Item>,
  shown: SelectableList<Item>,
  onProgress: Report,
  signal: AbortSignal,
): Promise<Item[]> {
  if (!selection.isInverted) return [...selection.items.values()];
  const items = await allItems(listOf(selection, shown), onProgress, signal);
  return items.filter(({ key }) => isSelected(selection, key));
}

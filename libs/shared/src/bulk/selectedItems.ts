import { mapConcurrently, type ReportProgress } from './mapConcurrently.ts';
import { retryIfCancelled } from './retryIfCancelled.ts';
import { isSelected, listOf, type Selectable, type SelectableList, type Selection } from './selection.ts';

/** Items per request: the smallest page size of any list. */
const chunkSize = 50;

/**
 * All items of a list, in order; fetches missing ones.
 * @example const files = await allItems(list, setProgress, signal);
 */
export async function allItems<Item extends Selectable>(
  list: Omit<SelectableList<Item>, 'itemAt'>,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const { total = 0, itemsIn } = list;
  if (list.allItems) return list.allItems(onProgress, signal);
  const starts = Array.from({ length: Math.ceil(total / chunkSize) }, (_, chunk) => chunk * chunkSize);
  const read = (first: number) =>
    retryIfCancelled(() => itemsIn(first, Math.min(total, first + chunkSize) - 1, signal), signal);
  return (await mapConcurrently(starts, read, onProgress, signal)).flat();
}

/**
 * The selected items; those of an inverted selection are in the list's order.
 * @example const series = await selectedItems(selection, list, setProgress, signal);
 */
export async function selectedItems<Item extends Selectable>(
  selection: Selection<Item>,
  shown: SelectableList<Item>,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<Item[]> {
  if (!selection.isInverted) return [...selection.items.values()];
  const items = await allItems(listOf(selection, shown), onProgress, signal);
  return items.filter(({ key }) => isSelected(selection, key));
}

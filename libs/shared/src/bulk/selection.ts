import type { ReportProgress } from './mapConcurrently.ts';

export interface Selectable {
  /** Unique in its list. */
  readonly key: string;
}

/** Its items can be selected without being loaded. */
export interface SelectableList<Item extends Selectable> {
  /** Lists with equal IDs have the same items, in any order. Undefined if a selection never leaves its list. */
  readonly id?: string;
  /** Undefined until known. */
  readonly total: number | undefined;
  readonly itemAt: (index: number) => Item | undefined;
  /** The items of an inclusive range, fetched if missing. */
  readonly itemsIn: (first: number, last: number, signal?: AbortSignal) => Promise<readonly Item[]>;
  /** For lists that have a faster way than many ranges. */
  readonly allItems?: (onProgress: ReportProgress, signal: AbortSignal) => Promise<readonly Item[]>;
}

/**
 * These items or, if inverted, all of a list except these: the list may be too long to load.
 * @example
 * let selection = everything(list);
 * selection = toggled(selection, file);
 * countOf(selection, list.total); // one less than all
 */
export interface Selection<Item extends Selectable> {
  readonly isInverted: boolean;
  readonly items: ReadonlyMap<string, Item>;
  /** Of an inverted selection. */
  readonly list?: SelectableList<Item>;
  /** Selection mode, even while nothing is selected. */
  readonly isSelectionMode?: boolean;
}

export function emptySelection<Item extends Selectable>(): Selection<Item> {
  return { isInverted: false, items: new Map() };
}

/** Selection mode, nothing selected yet. */
export function selectionMode<Item extends Selectable>(): Selection<Item> {
  return { ...emptySelection(), isSelectionMode: true };
}

/** Whether a press selects. */
export function isActive<Item extends Selectable>({
  isInverted,
  items,
  isSelectionMode,
}: Selection<Item>): boolean {
  return isSelectionMode || isInverted || items.size > 0;
}

/** All that the list has when it is acted on. */
export function selectAllOf<Item extends Selectable>(list: SelectableList<Item>): Selection<Item> {
  return { isInverted: true, items: new Map(), list };
}

/** The list that a selection is of: the one shown, whose total is current, unless all of another were selected. */
export function listOf<Item extends Selectable>(
  { list }: Selection<Item>,
  shown: SelectableList<Item>,
): SelectableList<Item> {
  return list && list.id !== shown.id ? list : shown;
}

export function isSelected<Item extends Selectable>(
  { isInverted, items }: Selection<Item>,
  key: string,
): boolean {
  return items.has(key) !== isInverted;
}

export function isOnly<Item extends Selectable>(
  { isInverted, items }: Selection<Item>,
  key: string | undefined,
): boolean {
  return !isInverted && items.size === 1 && key !== undefined && items.has(key);
}

/** `total` is the number of entries in the list. */
export function countOf<Item extends Selectable>(
  { isInverted, items }: Selection<Item>,
  total: number,
): number {
  return isInverted ? Math.max(0, total - items.size) : items.size;
}

export function toggleItem<Item extends Selectable>(selection: Selection<Item>, item: Item): Selection<Item> {
  const items = new Map(selection.items);
  if (!items.delete(item.key)) items.set(item.key, item);
  return { ...selection, items };
}

export function addItems<Item extends Selectable>(
  selection: Selection<Item>,
  more: readonly Item[],
): Selection<Item> {
  const items = new Map(selection.items);
  for (const item of more) {
    if (selection.isInverted) items.delete(item.key);
    else items.set(item.key, item);
  }
  return { ...selection, items };
}

export function selectOnly<Item extends Selectable>(items: readonly Item[]): Selection<Item> {
  return addItems(emptySelection<Item>(), items);
}

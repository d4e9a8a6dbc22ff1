import type { ReportProgress } from './mapConcurrently.ts';

/** A thing in a list that can be selected. */
export interface Selectable {
  /** Unlike any other’s in its list. */
  readonly key: string;
}

/** A list whose items can be selected, whether they are loaded or not. */
export interface SelectableList<Item extends Selectable> {
  /** Lists with the same one hold the same, in whatever order. Left out where a selection never leaves its list. */
  readonly id?: string;
  /** Undefined until known. */
  readonly total: number | undefined;
  readonly itemAt: (index: number) => Item | undefined;
  /** The items of an inclusive range, fetched if missing. */
  readonly itemsIn: (first: number, last: number, signal?: AbortSignal) => Promise<readonly Item[]>;
  /** Every item, where the list has a quicker way than many ranges. */
  readonly allItems?: (onProgress: ReportProgress, signal: AbortSignal) => Promise<readonly Item[]>;
}

/**
 * Either these, or all that a list has but these: what is selected of a list that is too long to be held.
 *
 * @example
 * let selection = everything(list);
 * selection = toggled(selection, file);
 * countOf(selection, list.total); // one less than all
 */
export interface Selection<Item extends Selectable> {
  readonly isInverted: boolean;
  readonly items: ReadonlyMap<string, Item>;
  /** The list that all but these are selected of. */
  readonly list?: SelectableList<Item>;
  /** Selecting goes on while nothing is selected, too. */
  readonly isBegun?: boolean;
}

export function nothing<Item extends Selectable>(): Selection<Item> {
  return { isInverted: false, items: new Map() };
}

/** Nothing yet: what is pressed from now on is selected. */
export function begun<Item extends Selectable>(): Selection<Item> {
  return { ...nothing(), isBegun: true };
}

/** Whether a press selects, because something is selected or selecting has begun. */
export function isActive<Item extends Selectable>({ isInverted, items, isBegun }: Selection<Item>): boolean {
  return isBegun || isInverted || items.size > 0;
}

/** All that the list has, whatever that is when it is acted on. */
export function everything<Item extends Selectable>(list: SelectableList<Item>): Selection<Item> {
  return { isInverted: true, items: new Map(), list };
}

/**
 * The list that a selection is of: the one shown, which knows better how long it is now, unless all of another one
 * were selected.
 */
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

/** Whether nothing is selected but the one with this key. */
export function isOnly<Item extends Selectable>(
  { isInverted, items }: Selection<Item>,
  key: string | undefined,
): boolean {
  return !isInverted && items.size === 1 && key !== undefined && items.has(key);
}

/** How many are selected of a list with so many entries. */
export function countOf<Item extends Selectable>(
  { isInverted, items }: Selection<Item>,
  total: number,
): number {
  return isInverted ? Math.max(0, total - items.size) : items.size;
}

/** Takes one in, or out. */
export function toggled<Item extends Selectable>(selection: Selection<Item>, item: Item): Selection<Item> {
  const items = new Map(selection.items);
  if (!items.delete(item.key)) items.set(item.key, item);
  return { ...selection, items };
}

/** Takes several in beside those that are. */
export function extended<Item extends Selectable>(
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

/** These and no others. */
export function onlyThese<Item extends Selectable>(items: readonly Item[]): Selection<Item> {
  return extended(nothing<Item>(), items);
}

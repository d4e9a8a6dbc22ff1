import { keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';

/** Where a list was left. */
export interface KeptPlace {
  /** The first entry in view. */
  readonly index: number;
  /** How far it was scrolled out of the view, in pixels; negative below the upper edge. */
  readonly offset: number;
  /** Entries in the list, so that it has its height before any page has come. */
  readonly total: number;
  /** The entry that had the focus. */
  readonly focused: number | undefined;
}

const name = 'places';

/** Places of so many history entries are kept. */
const limit = 50;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Places by history entry, the oldest first. */
function places(): Record<string, unknown> {
  const found = readUserItem('tab', name);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** The place kept for a history entry; undefined when it is visited for the first time. */
export function keptPlace(entry: string): KeptPlace | undefined {
  const found = places()[entry];
  if (typeof found !== 'object' || found === null) return undefined;
  const { index, offset, total, focused } = found as Record<string, unknown>;
  if (!isCount(index) || !isCount(total) || typeof offset !== 'number' || !Number.isFinite(offset)) {
    return undefined;
  }
  return { index, offset, total, focused: isCount(focused) ? focused : undefined };
}

/** Keeps the place of a history entry. */
export function keepPlace(entry: string, place: KeptPlace): void {
  const { [entry]: _, ...others } = places();
  keepUserItem('tab', name, Object.fromEntries([...Object.entries(others), [entry, place]].slice(-limit)));
}

import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';

export interface StoredPlace {
  /** The first entry in the viewport. */
  readonly index: number;
  /** How far it is scrolled out of view, in px; negative below the upper edge. */
  readonly offset: number;
  /** Gives the list its height before any page has loaded. */
  readonly total: number;
  readonly focused: number | undefined;
}

const storageKey = 'places';

const maxPlaces = 50;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** By history entry, oldest first. */
function places(): Record<string, unknown> {
  const found = readUserItem('tab', storageKey);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** Undefined on the first visit. */
export function storedPlace(entry: string): StoredPlace | undefined {
  const found = places()[entry];
  if (typeof found !== 'object' || found === null) return undefined;
  const { index, offset, total, focused } = found as Record<string, unknown>;
  if (!isCount(index) || !isCount(total) || typeof offset !== 'number' || !Number.isFinite(offset)) {
    return undefined;
  }
  return { index, offset, total, focused: isCount(focused) ? focused : undefined };
}

export function storePlace(entry: string, place: StoredPlace): void {
  const { [entry]: _, ...others } = places();
  writeUserItem(
    'tab',
    storageKey,
    Object.fromEntries([...Object.entries(others), [entry, place]].slice(-maxPlaces)),
  );
}

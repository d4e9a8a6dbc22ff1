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

const prefix = 'hondana:place:';

/** Places of so many history entries are kept. */
const limit = 50;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The place kept for a history entry; undefined when it is visited for the first time. */
export function keptPlace(locationKey: string): KeptPlace | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(prefix + locationKey) ?? 'null');
    if (typeof found !== 'object' || found === null) return undefined;
    const { index, offset, total, focused } = found as Record<string, unknown>;
    if (!isCount(index) || !isCount(total) || typeof offset !== 'number' || !Number.isFinite(offset)) {
      return undefined;
    }
    return { index, offset, total, focused: isCount(focused) ? focused : undefined };
  } catch {
    return undefined;
  }
}

/** Keeps the place of a history entry. A full or forbidden store costs the place and nothing else. */
export function keepPlace(locationKey: string, place: KeptPlace): void {
  try {
    sessionStorage.removeItem(prefix + locationKey);
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of kept.slice(0, Math.max(0, kept.length - limit + 1))) sessionStorage.removeItem(key);
    sessionStorage.setItem(prefix + locationKey, JSON.stringify(place));
  } catch {
    // Private windows may forbid the store.
  }
}

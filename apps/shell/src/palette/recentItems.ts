/** What was used lately; of a series the name too, because nothing else on the page knows it. */
export interface RecentItem {
  readonly id: string;
  readonly label: string;
}

const most = 6;
const storageKey = (username: string): string => `palette-recent:${username}`;

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'label' in value && typeof value.label === 'string';
}

/** What this person used lately in this browser, the latest first. */
export function readRecentItems(username: string): readonly RecentItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(username)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts an item before the others. */
export function rememberItem(username: string, { id, label }: RecentItem): void {
  const others = readRecentItems(username).filter((item) => item.id !== id);
  try {
    localStorage.setItem(storageKey(username), JSON.stringify([{ id, label }, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing has no recent items.
  }
}

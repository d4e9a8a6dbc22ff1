import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';

/** Has the label because nothing else on the page knows a series' name. */
export interface RecentItem {
  readonly id: string;
  readonly label: string;
}

const maxItems = 6;
const name = 'palette-recent';

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'label' in value && typeof value.label === 'string';
}

export function readRecentItems(): readonly RecentItem[] {
  const kept = readUserItem('browser', name);
  return Array.isArray(kept) ? kept.filter(isRecentItem).slice(0, maxItems) : [];
}

export function rememberItem({ id, label }: RecentItem): void {
  const others = readRecentItems().filter((item) => item.id !== id);
  writeUserItem('browser', name, [{ id, label }, ...others].slice(0, maxItems));
}

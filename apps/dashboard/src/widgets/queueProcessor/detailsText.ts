import type { QueueItem } from '@hondana/shared/api/types';

/** What a task is about, as the server names it (facts 5.14). */
export function detailsText(details: QueueItem['Details']): string {
  return Object.entries(details ?? {})
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' | ');
}

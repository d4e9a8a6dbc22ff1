import type { QueryClient } from '@tanstack/react-query';

function isLoadingInView(image: HTMLImageElement): boolean {
  if (image.complete) return false;
  // A row that scrolls sideways has pictures beside the view, too, and those are not loaded before they come near.
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/**
 * Whether all that the screen shows is there: no query that something shows is under way, and no picture in view.
 * Nothing reports when that changes; callers poll it.
 *
 * @example
 * if (isScreenComplete(client)) void import('./rare.ts');
 */
export function isScreenComplete(client: QueryClient): boolean {
  return !client.isFetching({ type: 'active' }) && !Array.from(document.images).some(isLoadingInView);
}

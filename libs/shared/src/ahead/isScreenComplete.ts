import type { QueryClient } from '@tanstack/react-query';

function isLoadingInView(image: HTMLImageElement): boolean {
  if (image.complete) return false;
  // Images scrolled sideways out of a row load lazily.
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/**
 * Whether no mounted query is in flight and no image in the viewport is loading. Nothing notifies of changes; poll it.
 * @example if (isScreenComplete(client)) void import('./rare.ts');
 */
export function isScreenComplete(client: QueryClient): boolean {
  return !client.isFetching({ type: 'active' }) && !Array.from(document.images).some(isLoadingInView);
}

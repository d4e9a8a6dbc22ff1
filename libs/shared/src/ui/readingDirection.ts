import type { KeyboardEvent } from 'react';

/** Whether text at this element runs from right to left; by default, that of the page. */
export function isRightToLeft(element: Element = document.documentElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/**
 * The pressed key, with Left and Right swapped where text runs from right to left: `ArrowRight` is always the next one.
 * @example if (readingKey(event) === 'ArrowRight') showNext();
 */
export function readingKey({ key, currentTarget }: KeyboardEvent): string {
  if (!isRightToLeft(currentTarget)) return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}

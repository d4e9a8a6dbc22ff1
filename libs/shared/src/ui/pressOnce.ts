import type { MouseEvent, MouseEventHandler } from 'react';

interface Pressing {
  readonly busy: boolean | undefined;
  readonly repeatable: boolean | undefined;
}

/**
 * Ignores clicks while busy, and a double click's second: it may come after the action or hit what the first opened.
 */
export function pressOnce<E extends Element>(
  onClick: MouseEventHandler<E> | undefined,
  { busy, repeatable }: Pressing,
): MouseEventHandler<E> {
  return (event: MouseEvent<E>) => {
    if (busy) return;
    // Or a submit button would submit again.
    if (!repeatable && event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
}

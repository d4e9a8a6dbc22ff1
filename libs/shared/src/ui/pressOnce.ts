import type { MouseEvent, MouseEventHandler } from 'react';

interface Pressing {
  readonly busy: boolean | undefined;
  readonly repeatable: boolean | undefined;
}

/**
 * What a button does at a press: nothing while it is busy, and nothing at the second press of a double click, which may
 * come when what the first one asked for is done, or fall on what the first one opened.
 */
export function pressOnce<E extends Element>(
  onClick: MouseEventHandler<E> | undefined,
  { busy, repeatable }: Pressing,
): MouseEventHandler<E> {
  return (event: MouseEvent<E>) => {
    if (busy) return;
    // A button of a form would submit it again.
    if (!repeatable && event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
}

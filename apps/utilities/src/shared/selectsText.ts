import { isClickByKey } from '@hondana/shared/ui/isClickByKey';
import type { MouseEvent } from 'react';
import { isTextSelected } from './isTextSelected.ts';

let pressedAt = { x: 0, y: 0 };
// Tools import pages where there is nothing to press.
if (typeof document !== 'undefined') {
  addEventListener('mousedown', ({ clientX, clientY }) => (pressedAt = { x: clientX, y: clientY }), true);
}

/** Pixels that a hand may move during a press. */
const tolerance = 4;

/**
 * Whether a click is the end of a drag that selected text of its element. That text is selected does not suffice: a
 * press on it lets go of it only after the click.
 */
export function selectsText({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const distance = Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y);
  return !isClickByKey() && distance > tolerance && isTextSelected(currentTarget);
}

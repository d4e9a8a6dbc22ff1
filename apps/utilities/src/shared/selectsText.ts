import { isKeyboardClick } from '@hondana/shared/ui/isKeyboardClick';
import type { MouseEvent } from 'react';
import { isTextSelected } from './isTextSelected.ts';

let pressedAt = { x: 0, y: 0 };
// Tools import pages outside a browser.
if (typeof document !== 'undefined') {
  addEventListener('mousedown', ({ clientX, clientY }) => (pressedAt = { x: clientX, y: clientY }), true);
}

/** Movement allowed within a click, in pixels. */
const tolerance = 4;

/** Whether a click ends a drag that selected text here: a click on selected text deselects it only afterwards. */
export function selectsText({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const distance = Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y);
  return !isKeyboardClick() && distance > tolerance && isTextSelected(currentTarget);
}

/** The stack of open layers: dialogs, sheets, menus, popups and layers of pages. One Escape closes only the topmost. */

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isComposing } from '../ui/composition.ts';

const stack: symbol[] = [];
const claimed = new WeakSet<Event>();

/** The event is remembered because its layer may be gone before the next listener runs. */
function claimEscape(layer: symbol, event: Event): boolean {
  if (claimed.has(event) || stack.at(-1) !== layer) return false;
  claimed.add(event);
  return true;
}

/**
 * Whether any layer is open above the page. Page shortcuts are off meanwhile.
 * @example if (hasOpenLayer()) return;
 */
export function hasOpenLayer(): boolean {
  return stack.length > 0;
}

function useStacked(open: boolean): symbol {
  const [layer] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    if (!open) return;
    stack.push(layer);
    return () => {
      stack.splice(stack.lastIndexOf(layer), 1);
    };
  }, [open, layer]);
  return layer;
}

/** The part of Base UI's change details that is used here. */
export interface LayerChange {
  readonly reason: string;
  readonly event: Event;
  cancel(): void;
}

/**
 * Registers a Base UI popup as a layer. The returned function says whether a change may happen, else cancels it: on an
 * Escape for a layer above, or a press on a notice, which is above everything.
 * @example const mayChange = useLayer(open); onOpenChange={(next, details) => mayChange(details) && setOpen(next)}
 */
export function useLayer(open: boolean): (change: LayerChange) => boolean {
  const layer = useStacked(open);
  return useCallback(
    (change: LayerChange) => {
      const isOthersEscape = change.reason === 'escape-key' && open && !claimEscape(layer, change.event);
      const isOnNotice =
        (change.reason === 'outside-press' || change.reason === 'focus-out') && isNotice(change.event);
      if (isOthersEscape || isOnNotice) change.cancel();
      if (isOthersEscape) propagate(change);
      return !isOthersEscape && !isOnNotice;
    },
    [layer, open],
  );
}

/** Base UI stops Escape from reaching listeners on the document, such as a selection in a dialog. */
function propagate(change: LayerChange): void {
  if ('allowPropagation' in change && typeof change.allowPropagation === 'function')
    change.allowPropagation();
}

function isNotice(event: Event): boolean {
  const target = event.type === 'focusout' ? (event as FocusEvent).relatedTarget : event.target;
  return target instanceof Element && target.closest('[data-notices]') !== null;
}

/**
 * Handles Escape for something that is no popup, such as a selection or edit mode; it is a layer while active.
 * @example useEscape(selection.size > 0, clearSelection)
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const layer = useStacked(active);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (!claimEscape(layer, event)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}

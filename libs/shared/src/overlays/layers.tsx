/**
 * The one stack of open layers: dialogs, sheets, menus, popups, and whatever a page opens above itself. Escape
 * closes the topmost only, and one press closes one.
 */

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isComposing } from '../ui/composition.ts';

const stack: symbol[] = [];
const claimed = new WeakSet<Event>();

/** An Escape belongs to one layer only, also when that layer is gone before the next listener hears the key. */
function claimEscape(layer: symbol, event: Event): boolean {
  if (claimed.has(event) || stack.at(-1) !== layer) return false;
  claimed.add(event);
  return true;
}

/**
 * Whether something is open above the page. Until it closes, shortcuts of the page are off.
 *
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

/** What Base UI reports when something opens or closes; the part that matters here. */
export interface LayerChange {
  readonly reason: string;
  readonly event: Event;
  cancel(): void;
}

/**
 * Registers a popup of Base UI as a layer. The function returned says whether a change may happen and cancels it
 * otherwise: an Escape meant for a layer above, or a press on a notice, which lies above everything.
 *
 * @example const admit = useLayer(open); onOpenChange={(next, details) => admit(details) && setOpen(next)}
 */
export function useLayer(open: boolean): (change: LayerChange) => boolean {
  const layer = useStacked(open);
  return useCallback(
    (change: LayerChange) => {
      const foreignEscape = change.reason === 'escape-key' && open && !claimEscape(layer, change.event);
      const onNotice =
        (change.reason === 'outside-press' || change.reason === 'focus-out') && isNotice(change.event);
      if (foreignEscape || onNotice) change.cancel();
      if (foreignEscape) letPass(change);
      return !foreignEscape && !onNotice;
    },
    [layer, open],
  );
}

/** Base UI keeps Escape from listeners on the document, such as a selection within a dialog. */
function letPass(change: LayerChange): void {
  if ('allowPropagation' in change && typeof change.allowPropagation === 'function')
    change.allowPropagation();
}

function isNotice(event: Event): boolean {
  const target = event.type === 'focusout' ? (event as FocusEvent).relatedTarget : event.target;
  return target instanceof Element && target.closest('[data-notices]') !== null;
}

/**
 * Escape for something that is no popup: a selection, an edit mode. While active it is a layer like the others.
 *
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

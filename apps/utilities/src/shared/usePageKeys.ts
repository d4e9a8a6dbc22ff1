import { isComposing } from '@hondana/shared/ui/composition';
import { type RefObject, useEffect } from 'react';

/** Pixels of what was in view that stay in view. */
const overlap = 48;

/** Lists that scroll by themselves. */
const lists = new Set<RefObject<HTMLElement | null>>();

/** Whether the focus is nowhere, or where the page begins: its heading is no control. */
const isUnclaimed = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('main, main h1'));

/** The list that fills the page, where the page itself does not scroll. */
function mainList(): HTMLElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) return undefined;
  return [...lists]
    .flatMap(({ current }) => current ?? [])
    .filter((list) => list.scrollHeight > list.clientHeight)
    .toSorted((one, other) => other.clientWidth - one.clientWidth)[0];
}

function scrollTo(list: HTMLElement, key: string): boolean {
  const page = Math.max(list.clientHeight - overlap, list.clientHeight / 2);
  if (key === 'PageDown') list.scrollTop += page;
  else if (key === 'PageUp') list.scrollTop -= page;
  else if (key === 'Home') list.scrollTop = 0;
  else if (key === 'End') list.scrollTop = list.scrollHeight;
  else return false;
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return;
  if (!isUnclaimed(event.target)) return;
  const list = mainList();
  if (list && scrollTo(list, event.key)) event.preventDefault();
}

/**
 * While nothing has the focus, Page Up, Page Down, Home and End scroll the list that fills the page, as they would the
 * page: of several the widest.
 */
export function usePageKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The same function each time: it is listened to once.
    document.addEventListener('keydown', onKeyDown);
    lists.add(list);
    return () => void lists.delete(list);
  }, [list]);
}

import { isComposing } from '@hondana/shared/ui/composition';
import { type RefObject, useEffect } from 'react';

/** Pixels that stay visible when paging. */
const overlap = 48;

/** Mounted lists that scroll themselves. */
const lists = new Set<RefObject<HTMLElement | null>>();

/** Whether focus is on nothing, or on the page's start: its heading is no control. */
const isUnclaimed = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('main, main h1'));

/** Undefined if the page itself scrolls; the widest of several lists. */
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

/** While nothing has focus, Page Up, Page Down, Home and End scroll the main list, as they would the page. */
export function usePageKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The same function each time, so it is registered only once.
    document.addEventListener('keydown', onKeyDown);
    lists.add(list);
    return () => void lists.delete(list);
  }, [list]);
}

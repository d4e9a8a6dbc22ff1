import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scroll padding for the sticky bars, so that they don't cover what is scrolled or tabbed to. The ref is for the
 * element that contains the page's own bar.
 */
export function useScrollPadding(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = page.current?.querySelector<HTMLElement>('[data-collection-bar]');
    const root = document.documentElement;
    if (!bar) return;
    const report = (): void => {
      const { position, insetBlockStart } = getComputedStyle(bar);
      const isSticky = position === 'sticky';
      const bottom = (Number.parseFloat(insetBlockStart) || 0) + bar.offsetHeight;
      root.style.scrollPaddingBlockStart = isSticky ? `calc(${bottom + 8}px + var(--list-head, 0px))` : '';
      page.current?.style.setProperty('--collection-bar', isSticky ? `${bar.offsetHeight}px` : '0px');
    };
    report();
    const observer = new ResizeObserver(report);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBlockStart = '';
    };
  }, []);
  return page;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scroll padding for the page's own bar while it is sticky, so that it does not cover what is scrolled or tabbed to
 * (WCAG 2.4.11). The ref is for the bar; what is beside it knows its height by `--page-bar`.
 */
export function useScrollPadding(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    const root = document.documentElement;
    if (!bar) return;
    const report = (): void => {
      const { position, insetBlockStart } = getComputedStyle(bar);
      const isSticky = position === 'sticky';
      const bottom = (Number.parseFloat(insetBlockStart) || 0) + bar.offsetHeight;
      root.style.scrollPaddingBlockStart = isSticky ? `calc(${bottom + 8}px + var(--list-head, 0px))` : '';
      bar.parentElement?.style.setProperty('--page-bar', isSticky ? `${bar.offsetHeight}px` : '0px');
    };
    // Not at once: reading the layout here would force one for the unfinished page.
    const frame = requestAnimationFrame(report);
    const observer = new ResizeObserver(report);
    observer.observe(bar);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.style.scrollPaddingBlockStart = '';
    };
  }, []);
  return ref;
}

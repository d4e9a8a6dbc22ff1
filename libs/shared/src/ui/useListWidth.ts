import { type RefObject, useLayoutEffect, useState } from 'react';

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The width of a list and the size of the root's font, both in px; until it is measured, the width that is expected. */
export function useListWidth(
  container: RefObject<HTMLElement | null>,
  expected: ((rem: number) => number) | undefined,
): { width: number; rem: number } {
  const [size, setSize] = useState(() => {
    const rem = rootFontSize();
    return { width: expected?.(rem) ?? 0, rem };
  });
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const rem = rootFontSize();
      setSize((before) => (before.width === width && before.rem === rem ? before : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return size;
}

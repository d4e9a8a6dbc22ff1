import { type RefObject, useLayoutEffect, useState } from 'react';
import { rootFontSize } from './rootFontSize.ts';

/**
 * A list's width and the root font size, both in px. Before the first measurement, the width is `expected(rem)` or 0.
 * @example
 * const frame = useRef<HTMLDivElement>(null);
 * const { width, rem } = useListWidth(frame, undefined);
 * const isNarrow = width < 40 * rem;
 */
export function useListWidth(
  container: RefObject<HTMLElement | null>,
  expected: ((rem: number) => number) | undefined,
): { width: number; rem: number } {
  const [size, setSize] = useState(() => {
    const rem = rootFontSize();
    return { width: expected?.(rem) ?? 0, rem };
  });
  const isExpected = expected !== undefined;
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const rem = rootFontSize();
      setSize((before) => (before.width === width && before.rem === rem ? before : { width, rem }));
    };
    // Reading the layout here forces one: not where the width is known.
    if (!isExpected) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, isExpected]);
  return size;
}

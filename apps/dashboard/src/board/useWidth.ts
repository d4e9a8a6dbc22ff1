import { type RefCallback, useCallback, useState } from 'react';

/** Width in pixels; undefined until mounted, known before the first paint. */
export function useWidth(): readonly [width: number | undefined, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}

import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Width in pixels; undefined until mounted. */
export function useWidth(): readonly [width: number | undefined, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // A transition: what depends on the width is rendered in slices.
    startTransition(() => setWidth(element.clientWidth));
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}

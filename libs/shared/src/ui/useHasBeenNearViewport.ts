import { type RefCallback, useCallback, useState } from 'react';

/** Below the viewport, as a share of its height. */
const ahead = '20%';

/** Whether an element is, or ever was, in the viewport or just below it, so that the rest fetches nothing. */
export function useHasBeenNearViewport(): readonly [isNear: boolean, ref: RefCallback<HTMLElement>] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, ref];
}

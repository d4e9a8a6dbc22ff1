import { type RefCallback, useCallback, useState } from 'react';

/** How far below the screen a widget is loaded, as a share of the screen's height. */
const ahead = '20%';

/** Whether an element is, or ever was, on the screen or just below it: what was never scrolled to fetches nothing. */
export function useNear(): readonly [isNear: boolean, ref: RefCallback<HTMLElement>] {
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

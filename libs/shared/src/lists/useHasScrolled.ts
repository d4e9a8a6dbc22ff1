import { useEffect, useState } from 'react';

/** Longer than `restTime`: a jump is over by then, and needs other pages. */
const scrollDelayMs = 200;

/**
 * Whether anything has been scrolled since the component was mounted, a jump (200 ms) aside: who only looks at the
 * beginning of a list needs little more than that.
 * @example const pagesAhead = useHasScrolled() ? 3 : 1;
 */
export function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = ({ target }: Event): void => {
      // A new page is scrolled to its top, which fires the event, too.
      if (target !== document || scrollY > 0) timer ??= setTimeout(setScrolled, scrollDelayMs, true);
    };
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [hasScrolled]);
  return hasScrolled;
}

import { startTransition, useEffect, useState } from 'react';

/** In a background tab nothing is painted. */
const maxWaitMs = 100;

/**
 * False until the component's first render is painted: what waits for it gets a task of its own, so that a large page
 * doesn't block a slow phone.
 * @example
 * const isPainted = useIsPainted();
 * return <><Head />{isPainted && <Body />}</>;
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer = setTimeout(show, maxWaitMs);
    function show(): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      startTransition(() => setPainted(true));
    }
    // The frame's callbacks come before its layout and painting.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(show);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPainted;
}

import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/**
 * True once all that is on screen has loaded, or the user scrolls: rows beyond the viewport, above all their pictures,
 * wait for those in it.
 */
export function useIsComplete(isFromStart: boolean): boolean {
  const client = useQueryClient();
  const [isComplete, setComplete] = useState(isFromStart);
  useEffect(() => {
    if (isComplete) return;
    const markComplete = () => startTransition(() => setComplete(true));
    const stopWaiting = onScreenComplete(client, markComplete);
    // A new page is scrolled to its top, which fires the event, too.
    const onScroll = () => scrollY > 0 && markComplete();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stopWaiting();
      removeEventListener('scroll', onScroll);
    };
  }, [client, isComplete]);
  return isComplete;
}

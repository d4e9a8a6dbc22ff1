import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether all that the screen shows has once been there, or the user has begun to scroll: the rows beyond the view, and
 * their pictures above all, come after what is in it.
 */
export function useIsComplete(isFromStart: boolean): boolean {
  const client = useQueryClient();
  const [isComplete, setComplete] = useState(isFromStart);
  useEffect(() => {
    if (isComplete) return;
    const note = () => startTransition(() => setComplete(true));
    const stopWaiting = whenScreenComplete(client, note);
    // A new page is put at its top, which is told as scrolling too.
    const noteScroll = () => scrollY > 0 && note();
    addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      stopWaiting();
      removeEventListener('scroll', noteScroll);
    };
  }, [client, isComplete]);
  return isComplete;
}

import { useState } from 'react';
import type { LogMatches } from './LogMatches.ts';

/** How many lines have come since the user scrolled away from the newest, or changed the filter after that. */
export function useNewLines(matches: LogMatches, isFollowing: boolean): number {
  const end = matches.dropped + matches.lines.length;
  const [left, setLeft] = useState<{ readonly matches: LogMatches; readonly end: number }>();
  if (isFollowing) {
    if (left) setLeft(undefined);
    return 0;
  }
  if (left?.matches === matches) return end - left.end;
  setLeft({ matches, end });
  return 0;
}

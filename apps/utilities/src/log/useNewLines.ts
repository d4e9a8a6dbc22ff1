import { useState } from 'react';
import type { LogMatches } from './LogMatches.ts';

/** Lines added since following stopped, or since the filter changed after that. */
export function useNewLines(matches: LogMatches, isFollowing: boolean): number {
  const end = matches.dropped + matches.lines.length;
  const [stoppedAt, setStoppedAt] = useState<{ readonly matches: LogMatches; readonly end: number }>();
  if (isFollowing) {
    if (stoppedAt) setStoppedAt(undefined);
    return 0;
  }
  if (stoppedAt?.matches === matches) return end - stoppedAt.end;
  setStoppedAt({ matches, end });
  return 0;
}

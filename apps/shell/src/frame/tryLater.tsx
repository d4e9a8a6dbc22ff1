import type { PartFailure } from '@hondana/shared/ui/lazyPart';
import { useEffect } from 'react';

/** Milliseconds. */
const rest = 60_000;

/** What stands in the place of a part that nothing waits for: nothing, and in a minute it is asked for again. */
export function tryLater({ isRetrying, retry }: PartFailure<object>) {
  return <LaterTry isRetrying={isRetrying} onRetry={retry} />;
}

interface LaterTryProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function LaterTry({ isRetrying, onRetry }: LaterTryProps) {
  useEffect(() => {
    if (isRetrying) return;
    const timer = setTimeout(onRetry, rest);
    return () => clearTimeout(timer);
  }, [isRetrying, onRetry]);
  return null;
}

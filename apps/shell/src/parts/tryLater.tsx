import type { PartFailure } from '@hondana/shared/ahead/lazyPart';
import { useEffect } from 'react';

const retryDelayMs = 60_000;

/** Fallback for a part that isn't urgent: renders nothing and retries every minute. */
export function tryLater({ isRetrying, retry }: PartFailure<object>) {
  return <RetryTimer isRetrying={isRetrying} onRetry={retry} />;
}

interface LaterTryProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function RetryTimer({ isRetrying, onRetry }: LaterTryProps) {
  useEffect(() => {
    if (isRetrying) return;
    const timer = setTimeout(onRetry, retryDelayMs);
    return () => clearTimeout(timer);
  }, [isRetrying, onRetry]);
  return null;
}

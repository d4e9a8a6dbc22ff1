import { createContext, use, useEffect } from 'react';

interface UnsavedWork {
  /** Says what would be lost by leaving the page, or that nothing would. */
  readonly declare: (what: string | undefined) => void;
}

const UnsavedWorkContext = createContext<UnsavedWork>({ declare: () => undefined });

export const UnsavedWorkProvider = UnsavedWorkContext;

/**
 * Has the frame ask before the page is left, while there is something to lose that the shared draft knows nothing
 * of. There is one question for all of settings, because the router can hold back a navigation only once.
 */
export function useUnsavedWork(what: string | undefined): void {
  const { declare } = use(UnsavedWorkContext);
  useEffect(() => {
    declare(what);
    return () => declare(undefined);
  }, [declare, what]);
}

import { createContext, use, useEffect } from 'react';

interface UnsavedWork {
  /** What leaving the page would lose. */
  readonly declare: (what: string | undefined) => void;
}

const UnsavedWorkContext = createContext<UnsavedWork>({ declare: () => undefined });

export const UnsavedWorkProvider = UnsavedWorkContext;

/** For work outside the shared draft. One prompt for all pages, because the router supports only one blocker. */
export function useUnsavedWork(what: string | undefined): void {
  const { declare } = use(UnsavedWorkContext);
  useEffect(() => {
    declare(what);
    return () => declare(undefined);
  }, [declare, what]);
}

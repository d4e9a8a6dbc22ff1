import { useEffect } from 'react';
import type { RegistryStore } from './registryStore.ts';

const kinds = ['error', 'unhandledrejection'] as const;

/** Errors and rejections that nobody caught go into the record of the remote whose files they come from. */
export function useRemoteErrors(store: RegistryStore): void {
  useEffect(() => {
    const note = async (event: ErrorEvent | PromiseRejectionEvent): Promise<void> => {
      // Without the chunk the error stands in the console alone; a failure to fetch it must not come back here.
      const noting = await import(/* webpackChunkName: "rare" */ './noteUncaught.ts').catch(() => undefined);
      noting?.noteUncaught(event, store);
    };
    for (const kind of kinds) addEventListener(kind, note);
    return () => {
      for (const kind of kinds) removeEventListener(kind, note);
    };
  }, [store]);
}

import { useEffect } from 'react';
import type { RegistryStore } from './registryStore.ts';

const kinds = ['error', 'unhandledrejection'] as const;

/** Uncaught errors and rejections go into the record of the remote whose files they come from. */
export function useRemoteErrors(store: RegistryStore): void {
  useEffect(() => {
    const note = async (event: ErrorEvent | PromiseRejectionEvent): Promise<void> => {
      // Without the chunk the error is in the console only; a failure to fetch it must not end up here again.
      const noting = await import(/* webpackChunkName: "rare" */ './noteUncaught.ts').catch(() => undefined);
      noting?.noteUncaught(event, store);
    };
    for (const kind of kinds) addEventListener(kind, note);
    return () => {
      for (const kind of kinds) removeEventListener(kind, note);
    };
  }, [store]);
}

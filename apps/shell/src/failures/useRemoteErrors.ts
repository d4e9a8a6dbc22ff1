import { useEffect } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';

const kinds = ['error', 'unhandledrejection'] as const;

export function useRemoteErrors(store: RegistryStore): void {
  useEffect(() => {
    const note = async (event: ErrorEvent | PromiseRejectionEvent): Promise<void> => {
      // Without the chunk the error is only in the console; its own failure must not be handled here again.
      const noting = await import(/* webpackChunkName: "rare" */ './noteUncaught.ts').catch(() => undefined);
      noting?.noteUncaught(event, store);
    };
    for (const kind of kinds) addEventListener(kind, note);
    return () => {
      for (const kind of kinds) removeEventListener(kind, note);
    };
  }, [store]);
}

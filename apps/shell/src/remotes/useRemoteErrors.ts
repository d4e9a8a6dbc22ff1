import { noteRemoteError } from '@hondana/shared/remote/remoteRecords';
import { useEffect } from 'react';
import type { RegistryStore } from './registryStore.ts';
import { remoteAtFault } from './remoteAtFault.ts';

/** Errors and rejections that nobody caught go into the record of the remote whose files they come from. */
export function useRemoteErrors(store: RegistryStore): void {
  useEffect(() => {
    const note = (error: unknown, script?: string): void => {
      const running = store.remotes().flatMap(({ id }) => store.running(id) ?? []);
      const id = remoteAtFault({ error, ...(script && { script }) }, running, document.baseURI);
      if (id) noteRemoteError(id, error, 'background');
    };
    const onError = ({ error, filename, message }: ErrorEvent): void => note(error ?? message, filename);
    const onRejection = ({ reason }: PromiseRejectionEvent): void => note(reason);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, [store]);
}

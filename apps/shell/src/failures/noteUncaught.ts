import { recordRemoteError } from '@hondana/shared/remote/remoteRecords';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { remoteAtFault } from './remoteAtFault.ts';

export function noteUncaught(event: ErrorEvent | PromiseRejectionEvent, store: RegistryStore): void {
  const running = store.remotes().flatMap(({ id }) => store.running(id) ?? []);
  const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message);
  const script = 'filename' in event ? event.filename : '';
  const id = remoteAtFault({ error, script }, running, document.baseURI);
  if (id) recordRemoteError(id, error, 'background');
}

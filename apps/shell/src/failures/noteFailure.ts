import { type FaultPlace, remoteRecord } from '@hondana/shared/remote/remoteRecords';
import { type StoredFailure, storeFailures } from '@hondana/shared/remote/storedFailures';

/** Throttles writes: something may fail in every frame. */
const writeIntervalMs = 1000;

let pendingFailures: { id: string; failure: StoredFailure }[] = [];
let timer: NodeJS.Timeout | number | undefined;

function write(): void {
  timer = undefined;
  if (pendingFailures.length === 0) return;
  storeFailures(pendingFailures);
  pendingFailures = [];
  timer = setTimeout(write, writeIntervalMs);
}

addEventListener('pagehide', write);

export function noteFailure(error: unknown, place: FaultPlace, id: string): void {
  const message = error instanceof Error ? error.message : String(error);
  pendingFailures.push({
    id,
    failure: { message, place, version: remoteRecord(id).version, at: Date.now(), count: 1 },
  });
  if (timer === undefined) write();
}

import { type KeptFailure, keepFailures } from '@hondana/shared/remote/keptFailures';
import { type FaultPlace, remoteRecord } from '@hondana/shared/remote/remoteRecords';

/** Throttles writes: something may fail in every frame. */
const writeIntervalMs = 1000;

let pendingFailures: { id: string; failure: KeptFailure }[] = [];
let timer: NodeJS.Timeout | number | undefined;

function write(): void {
  timer = undefined;
  if (pendingFailures.length === 0) return;
  keepFailures(pendingFailures);
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

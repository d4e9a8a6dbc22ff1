import { type KeptFailure, keepFailures } from '@hondana/shared/remote/keptFailures';
import { type FaultPlace, remoteRecord } from '@hondana/shared/remote/remoteRecords';

/** What fails at every frame is not written at every frame, but so many milliseconds apart. */
const pause = 1000;

let waiting: { id: string; failure: KeptFailure }[] = [];
let timer: NodeJS.Timeout | number | undefined;

function write(): void {
  timer = undefined;
  if (waiting.length === 0) return;
  keepFailures(waiting);
  waiting = [];
  timer = setTimeout(write, pause);
}

addEventListener('pagehide', write);

/** Remembers a failure of a remote in this browser, at once unless another has just been. */
export function noteFailure(error: unknown, place: FaultPlace, id: string): void {
  const message = error instanceof Error ? error.message : String(error);
  waiting.push({
    id,
    failure: { message, place, version: remoteRecord(id).version, at: Date.now(), count: 1 },
  });
  if (timer === undefined) write();
}

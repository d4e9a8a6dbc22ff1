import type { DumpState } from './dumpState.ts';
import type { FileFacts } from './fileFacts.ts';

/** A file with its current AVDump state. */
export interface DumpedFile {
  readonly file: FileFacts;
  readonly state: DumpState;
}

import type { DumpState } from './dumpState.ts';
import type { FileFacts } from './fileFacts.ts';

/** A file with how AVDump stands to it at present. */
export interface DumpedFile {
  readonly file: FileFacts;
  readonly state: DumpState;
}

import type { DumpState } from './dumpState.ts';
import type { FileFacts } from './fileFacts.ts';

export interface DumpedFile {
  readonly file: FileFacts;
  readonly state: DumpState;
}

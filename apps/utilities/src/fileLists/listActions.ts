import {
  type FileAction,
  ignoreAction,
  rehashAction,
  rescanAction,
  restoreAction,
  unlinkAction,
} from '../shared/fileActions.ts';
import type { FileKind } from './fileKinds.ts';

/** The actions for files of each list, beside deleting them. */
export const listActions: Record<FileKind['name'], readonly FileAction[]> = {
  unrecognized: [rescanAction, rehashAction, ignoreAction],
  manuallyLinked: [rescanAction, rehashAction, unlinkAction],
  ignored: [restoreAction, rescanAction, rehashAction],
  // Files of all kinds: only what suits each of them.
  search: [rescanAction, rehashAction],
};

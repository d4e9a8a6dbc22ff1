import {
  type FileAction,
  ignoreAction,
  rehashAction,
  rescanAction,
  restoreAction,
  unlinkAction,
} from '../shared/fileActions.ts';
import type { FileKind } from './fileKinds.ts';

/** Lists whose files providers can be asked about. */
export const providerKinds: ReadonlySet<FileKind['name']> = new Set(['unrecognized', 'search']);

/** Besides Delete, which all lists have. */
export const listActions: Record<FileKind['name'], readonly (() => FileAction)[]> = {
  unrecognized: [rescanAction, rehashAction, ignoreAction],
  manuallyLinked: [rescanAction, rehashAction, unlinkAction],
  ignored: [restoreAction, rescanAction, rehashAction],
  // Has files of all kinds: only actions that suit each of them.
  search: [rescanAction, rehashAction],
};

import { BulkRun } from './bulkRun.ts';
import type { FileKind } from './fileKinds.ts';

/** The work of each list, there as long as the page is open. */
export const fileRuns: Readonly<Record<FileKind['name'], BulkRun>> = {
  unrecognized: new BulkRun(),
  manuallyLinked: new BulkRun(),
  ignored: new BulkRun(),
};

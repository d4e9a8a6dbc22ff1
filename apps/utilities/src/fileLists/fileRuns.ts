import { BulkRun } from '../shared/BulkRun.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileKind } from './fileKinds.ts';

/** The work of each list, there as long as the page is open. */
export const fileRuns: Readonly<Record<FileKind['name'], BulkRun<FileFacts>>> = {
  unrecognized: new BulkRun<FileFacts>(),
  manuallyLinked: new BulkRun<FileFacts>(),
  ignored: new BulkRun<FileFacts>(),
  search: new BulkRun<FileFacts>(),
};

import { perSession } from '@hondana/shared/session/perSession';
import { BulkRun } from '../shared/BulkRun.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import type { FileKind } from './fileKinds.ts';

/** The work of each list, there as long as the page is open and somebody is signed in. */
export const fileRuns = perSession<Readonly<Record<FileKind['name'], BulkRun<FileFacts>>>>((ended) => ({
  unrecognized: new BulkRun(ended),
  manuallyLinked: new BulkRun(ended),
  ignored: new BulkRun(ended),
  search: new BulkRun(ended),
}));

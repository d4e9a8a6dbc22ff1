import { bulkRun } from '@hondana/shared/bulk/bulkRun';
import { perSession } from '@hondana/shared/session/perSession';
import type { FileFacts } from '../shared/fileFacts.ts';

/** The work of each list, there as long as the page is open and somebody is signed in. */
export const fileRuns = perSession((ended) => ({
  unrecognized: bulkRun<FileFacts>(ended),
  manuallyLinked: bulkRun<FileFacts>(ended),
  ignored: bulkRun<FileFacts>(ended),
  search: bulkRun<FileFacts>(ended),
}));

import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import type { FileFacts } from '../shared/fileFacts.ts';

/** The operation of each list, there as long as the page is open and a user is signed in. */
export const fileOperations = perSession((ended) => ({
  unrecognized: bulkOperation<FileFacts>(ended),
  manuallyLinked: bulkOperation<FileFacts>(ended),
  ignored: bulkOperation<FileFacts>(ended),
  search: bulkOperation<FileFacts>(ended),
}));

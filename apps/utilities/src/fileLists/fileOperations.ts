import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import type { FileFacts } from '../shared/fileFacts.ts';

/** One per list; lasts until the session ends or the page is closed. */
export const fileOperations = perSession((ended) => ({
  unrecognized: bulkOperation<FileFacts>(ended),
  manuallyLinked: bulkOperation<FileFacts>(ended),
  ignored: bulkOperation<FileFacts>(ended),
  search: bulkOperation<FileFacts>(ended),
}));

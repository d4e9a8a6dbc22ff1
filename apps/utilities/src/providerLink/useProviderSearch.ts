import type { ReleaseProvider } from '@hondana/shared/api/types';
import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import { type HandedOverFile, removeFromHandover } from '../shared/fileHandover.ts';
import { savingReleases } from '../shared/releaseSaving.ts';
import { chosenRelease, type SearchDraft, withoutRows, withSearches } from './SearchDraft.ts';
import { searchDraftStore } from './searchDraftStore.ts';
import { searchFiles } from './searchFiles.ts';

/** Keeps running when the page is left. */
export const providerOperation = perSession((ended) => bulkOperation<HandedOverFile>(ended));

/** Searching and saving are one after the other, and share their progress. */
export function useProviderSearch(onUnfinished: (files: readonly HandedOverFile[]) => void) {
  const operation = useBulkOperation(providerOperation(), onUnfinished);

  const search = (files: readonly HandedOverFile[], providers: readonly ReleaseProvider[]): void => {
    const run = providerOperation();
    if (files.length === 0 || run.read().progress) return;
    run.dismissFailure();
    void run.lookUp(t`Searching release providers`, (onProgress, signal) =>
      searchFiles(files, {
        providers,
        onProgress,
        signal,
        onSearched: (searches) => {
          // Another user may have signed in meanwhile.
          if (providerOperation() === run)
            searchDraftStore.change((before) => withSearches(before, searches));
        },
      }),
    );
  };

  const save = (draft: SearchDraft): void => {
    const run = providerOperation();
    if (run.read().progress) return;
    const chosen = new Map(draft.map((row) => [row.file.key, chosenRelease(row)?.release]));
    const files = draft.map(({ file }) => file).filter(({ key }) => chosen.get(key) !== undefined);
    void operation.run(
      {
        running: t`Linking files`,
        done: ({ length }) => t`${plural(length, { one: '# file', other: '# files' })} linked`,
        failed: (count) => t`${plural(count, { one: '# file', other: '# files' })} could not be linked`,
        confirmed: (_, linked) => {
          removeFromHandover(linked.map(({ id }) => id));
          const keys = new Set(linked.map(({ key }) => key));
          searchDraftStore.change((before) => withoutRows(before, keys));
        },
        ...savingReleases(({ key }) => chosen.get(key)),
      },
      files,
    );
  };
  return { operation, search, save };
}

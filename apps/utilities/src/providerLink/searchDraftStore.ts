import { t } from '@lingui/core/macro';
import { draftStore } from '../shared/draftStore.ts';
import type { KeptDraft } from '../shared/useHandedOverDraft.ts';
import type { SearchDraft, SearchRow } from './SearchDraft.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isFound(value: unknown): boolean {
  if (!isRecord(value) || typeof value.providerId !== 'string' || typeof value.provider !== 'string')
    return false;
  return isRecord(value.release) && Array.isArray(value.release.CrossReferences);
}

function isRow(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.file)) return false;
  const { file, search } = value;
  if (typeof file.key !== 'string' || typeof file.id !== 'number' || typeof file.name !== 'string')
    return false;
  return (
    search === undefined || (isRecord(search) && Array.isArray(search.found) && search.found.every(isFound))
  );
}

export function isStoredSearch(value: unknown): value is KeptDraft<SearchRow> {
  return (
    isRecord(value) &&
    typeof value.handOver === 'string' &&
    Array.isArray(value.draft) &&
    value.draft.every(isRow)
  );
}

const drafts = draftStore<KeptDraft<SearchRow>>({
  name: 'provider-link',
  parse: (value) => (isStoredSearch(value) ? value : undefined),
  sizeOf: ({ draft }) => draft.length,
  notKept: () => ({
    title: t`The browser cannot save what was found`,
    text: t`Its storage is full or unavailable. You can keep linking, but reloading would search the providers again.`,
  }),
});

/** What providers have found, and what was chosen of it, in this tab. */
export const searchDraftStore = {
  ...drafts,

  change: (next: (draft: SearchDraft) => SearchDraft): void => {
    const current = drafts.read();
    if (current) drafts.put({ ...current, draft: next(current.draft) });
  },
};

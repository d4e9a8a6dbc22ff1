import { t } from '@lingui/core/macro';
import { draftStore } from '../shared/draftStore.ts';
import type { LinkDraft } from './LinkDraft.ts';
import { isStoredDraft, type StoredDraft } from './storedDraft.ts';

const drafts = draftStore<StoredDraft>({
  name: 'manual-link',
  parse: (value) => (isStoredDraft(value) ? value : undefined),
  sizeOf: ({ draft }) => draft.length,
  notKept: () => ({
    title: t`The browser cannot save your choices`,
    text: t`Its storage is full or unavailable. You can keep linking, but reloading would lose the chosen episodes.`,
  }),
});

/** The links being prepared in this tab. Outlives the page, but not the user's session. */
export const linkDraftStore = {
  ...drafts,

  change: (next: (draft: LinkDraft) => LinkDraft): void => {
    const current = drafts.read();
    if (current) drafts.put({ ...current, draft: next(current.draft) });
  },
};

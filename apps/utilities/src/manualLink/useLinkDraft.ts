import { useHandedOverDraft } from '../shared/useHandedOverDraft.ts';
import { draftFor, isReady, type LinkDraft } from './LinkDraft.ts';
import { linkDraftStore } from './linkDraftStore.ts';
import { linkOperation } from './runLinking.ts';

const kind = {
  store: linkDraftStore,
  draftFor,
  inWork: (draft: LinkDraft) =>
    linkOperation().read().progress ? draft.filter(isReady).map(({ file }) => file) : [],
};

/** See {@link useHandedOverDraft}. */
export function useLinkDraft() {
  return useHandedOverDraft(kind);
}

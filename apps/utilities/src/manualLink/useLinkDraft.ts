import { useLocation } from '@hondana/shared/navigation';
import { fileKeys } from '@hondana/shared/resources/queryKeys';
import { hasSessionEnded } from '@hondana/shared/session';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { everyFile } from '../shared/everyFile.ts';
import { fileFacts } from '../shared/fileFacts.ts';
import { type FileHandover, handedOver, handOverIn, learn, unknownOf } from '../shared/fileHandover.ts';
import { draftFor, isReady } from './LinkDraft.ts';
import { linkDraftStore } from './linkDraftStore.ts';
import { linkOperation } from './runLinking.ts';

/** Looks up files that only the history knows; those that need no link any more are settled. */
async function lookUp(client: QueryClient, ids: readonly number[], signal: AbortSignal): Promise<true> {
  const onProgress = (): void => undefined;
  const files = await everyFile(client, { include_only: ['Unrecognized'] }, { onProgress, signal });
  learn(ids, files.map(fileFacts));
  return true;
}

function bring(brought: FileHandover | undefined): void {
  const before = linkDraftStore.read();
  if (!brought || before?.handOver === brought.handOver) {
    linkDraftStore.put(before ?? { handOver: '', draft: [] });
    return;
  }
  const draft = before?.draft ?? [];
  // What is being linked stays until its outcome is known.
  const kept = linkOperation().read().progress ? draft.filter(isReady).map(({ file }) => file) : [];
  linkDraftStore.put({
    handOver: brought.handOver,
    draft: draftFor([...kept, ...handedOver(brought)], draft),
  });
}

/**
 * What is being linked here: the files that were handed over (facts 5.16), or after a return or a reload what was there
 * before. Undefined until that is known.
 */
export function useLinkDraft() {
  const client = useQueryClient();
  const brought = handOverIn(useLocation().state);
  const current = useAtomValue(linkDraftStore.atom());
  const isHere = current !== undefined && (brought === undefined || current.handOver === brought.handOver);
  const unknown =
    isHere || !brought || linkDraftStore.read()?.handOver === brought.handOver ? [] : unknownOf(brought);
  const isKnown = unknown.length === 0;
  const { error, isFetching, refetch } = useQuery({
    queryKey: [...fileKeys.all, 'handed over', brought?.handOver],
    queryFn: ({ signal }) => lookUp(client, unknown, signal),
    enabled: !isKnown,
    // Each page of the list has been retried already.
    retry: false,
  });
  useLayoutEffect(() => {
    if (!isHere && isKnown && !hasSessionEnded()) bring(brought);
  });
  return { draft: isHere ? current.draft : undefined, error, isFetching, refetch };
}

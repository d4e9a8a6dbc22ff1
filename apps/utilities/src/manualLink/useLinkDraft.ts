import { useLocation } from '@hondana/shared/navigation';
import { fileKeys } from '@hondana/shared/queryKeys';
import { hasSessionEnded } from '@hondana/shared/session';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { fetchAllFiles } from '../shared/fetchAllFiles.ts';
import { fileFacts } from '../shared/fileFacts.ts';
import {
  type FileHandover,
  handedOverFiles,
  readHandover,
  storeHandedOverFiles,
  unknownFileIds,
} from '../shared/fileHandover.ts';
import { draftFor, isReady } from './LinkDraft.ts';
import { linkDraftStore } from './linkDraftStore.ts';
import { linkOperation } from './runLinking.ts';

/** Fetches files that only the history entry names; those no longer unrecognized are dropped. */
async function fetchUnknownFiles(
  client: QueryClient,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<true> {
  const onProgress = (): void => undefined;
  const files = await fetchAllFiles(client, { include_only: ['Unrecognized'] }, { onProgress, signal });
  storeHandedOverFiles(ids, files.map(fileFacts));
  return true;
}

function applyHandover(handover: FileHandover | undefined): void {
  const before = linkDraftStore.read();
  if (!handover || before?.handOver === handover.handOver) {
    linkDraftStore.put(before ?? { handOver: '', draft: [] });
    return;
  }
  const draft = before?.draft ?? [];
  // Files being linked stay until their outcome is known.
  const beingLinked = linkOperation().read().progress ? draft.filter(isReady).map(({ file }) => file) : [];
  linkDraftStore.put({
    handOver: handover.handOver,
    draft: draftFor([...beingLinked, ...handedOverFiles(handover)], draft),
  });
}

/** The files handed over (facts 5.16), or the earlier draft after a return or a reload. Undefined until known. */
export function useLinkDraft() {
  const client = useQueryClient();
  const handover = readHandover(useLocation().state);
  const current = useAtomValue(linkDraftStore.atom());
  const isCurrent =
    current !== undefined && (handover === undefined || current.handOver === handover.handOver);
  const unknown =
    isCurrent || !handover || linkDraftStore.read()?.handOver === handover.handOver
      ? []
      : unknownFileIds(handover);
  const isKnown = unknown.length === 0;
  const { error, isFetching, refetch } = useQuery({
    queryKey: [...fileKeys.all, 'handed over', handover?.handOver],
    queryFn: ({ signal }) => fetchUnknownFiles(client, unknown, signal),
    enabled: !isKnown,
    // `fetchAllFiles` already retries each page.
    retry: false,
  });
  useLayoutEffect(() => {
    if (!isCurrent && isKnown && !hasSessionEnded()) applyHandover(handover);
  });
  return { draft: isCurrent ? current.draft : undefined, error, isFetching, refetch };
}

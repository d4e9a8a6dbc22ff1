import { useLocation } from '@hondana/shared/navigation';
import { fileKeys } from '@hondana/shared/queryKeys';
import { hasSessionEnded } from '@hondana/shared/session';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Atom, useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { fetchAllFiles } from './fetchAllFiles.ts';
import { fileFacts } from './fileFacts.ts';
import {
  type FileHandover,
  type HandedOverFile,
  handedOverFiles,
  readHandover,
  storeHandedOverFiles,
  unknownFileIds,
} from './fileHandover.ts';

/** `handOver` identifies the hand-over that the files came from; it survives a reload. */
export interface KeptDraft<Row> {
  readonly handOver: string;
  readonly draft: readonly Row[];
}

interface DraftKind<Row> {
  readonly store: {
    readonly atom: () => Atom<KeptDraft<Row> | undefined>;
    readonly read: () => KeptDraft<Row> | undefined;
    readonly put: (next: KeptDraft<Row>) => void;
  };
  /** Keeps what was prepared for these files before. */
  readonly draftFor: (files: readonly HandedOverFile[], before: readonly Row[]) => readonly Row[];
  /** Files that stay until the outcome of what was begun is known. */
  readonly inWork: (before: readonly Row[]) => readonly HandedOverFile[];
}

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

function applyHandover<Row>(
  { store, draftFor, inWork }: DraftKind<Row>,
  handover: FileHandover | undefined,
): void {
  const before = store.read();
  if (!handover || before?.handOver === handover.handOver) {
    store.put(before ?? { handOver: '', draft: [] });
    return;
  }
  const draft = before?.draft ?? [];
  store.put({
    handOver: handover.handOver,
    draft: draftFor([...inWork(draft), ...handedOverFiles(handover)], draft),
  });
}

/** The files handed over (facts 5.16), or the earlier draft after a return or a reload. Undefined until known. */
export function useHandedOverDraft<Row>(kind: DraftKind<Row>) {
  const { store } = kind;
  const client = useQueryClient();
  const handover = readHandover(useLocation().state);
  const current = useAtomValue(store.atom());
  const isCurrent =
    current !== undefined && (handover === undefined || current.handOver === handover.handOver);
  const unknown =
    isCurrent || !handover || store.read()?.handOver === handover.handOver ? [] : unknownFileIds(handover);
  const isKnown = unknown.length === 0;
  const { error, isFetching, refetch } = useQuery({
    queryKey: [...fileKeys.all, 'handed over', handover?.handOver],
    queryFn: ({ signal }) => fetchUnknownFiles(client, unknown, signal),
    enabled: !isKnown,
    // `fetchAllFiles` already retries each page.
    retry: false,
  });
  useLayoutEffect(() => {
    if (!isCurrent && isKnown && !hasSessionEnded()) applyHandover(kind, handover);
  });
  return { draft: isCurrent ? current.draft : undefined, error, isFetching, refetch };
}

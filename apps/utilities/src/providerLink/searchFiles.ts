import type { ReleaseProvider } from '@hondana/shared/api/types';
import { mapConcurrently, type ReportProgress } from '@hondana/shared/bulk/mapConcurrently';
import { errorText } from '@hondana/shared/http/ApiError';
import { providerPreviewQuery } from '@hondana/shared/resources/releaseInfo';
import { t } from '@lingui/core/macro';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import type { FoundRelease, Search } from './SearchDraft.ts';

interface SearchOptions {
  /** Those that are asked, in their order. */
  readonly providers: readonly ReleaseProvider[];
  /** Called for some files at a time: every call stores the draft. */
  readonly onSearched: (searches: ReadonlyMap<string, Search>) => void;
  readonly onProgress: ReportProgress;
  readonly signal: AbortSignal;
}

const storeIntervalMs = 500;

/** One provider after the other: they may ask sites that take few requests. */
async function searchFile(
  { id: fileId }: HandedOverFile,
  providers: readonly ReleaseProvider[],
  signal: AbortSignal,
): Promise<Search> {
  const found: FoundRelease[] = [];
  let failure: string | undefined;
  for (const { ID: providerId, Name: provider } of providers) {
    try {
      const release = await providerPreviewQuery.send({ providerId, fileId }, signal);
      if (release) found.push({ providerId, provider, release });
    } catch (error) {
      signal.throwIfAborted();
      const reason = errorText(error) ?? t`failed`;
      failure = `${provider}: ${reason}`;
    }
  }
  return { found, failure };
}

/** A provider that fails does not stop the search. Rejects when cancelled; what was found until then is kept. */
export async function searchFiles(
  files: readonly HandedOverFile[],
  { providers, onSearched, onProgress, signal }: SearchOptions,
): Promise<void> {
  let searched = new Map<string, Search>();
  let storedAt = performance.now();
  const store = (): void => {
    if (searched.size > 0) onSearched(searched);
    searched = new Map();
    storedAt = performance.now();
  };
  const searchOne = async (file: HandedOverFile): Promise<void> => {
    const search = await searchFile(file, providers, signal);
    // Read only now: what was stored meanwhile has left another map behind.
    searched.set(file.key, search);
    if (performance.now() - storedAt >= storeIntervalMs) store();
  };
  try {
    await mapConcurrently(files, searchOne, onProgress, signal);
  } finally {
    store();
  }
}

import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import { callFailure, type PreviewQuestion } from './relocationState.ts';
import { type RelocationResult, relocationPreview } from './renamers.ts';

/** Files per request. */
export const previewSize = 20;

/** Results that are handed on together: keeping them copies all existing ones. */
const handedOn = 1000;

/** Previews of files for one request; when it fails, each of them has that as its result. */
export function previewFiles(
  question: PreviewQuestion,
  fileIds: readonly number[],
  signal: AbortSignal,
): Promise<readonly RelocationResult[]> {
  return relocationPreview
    .send({ fileIds, ...question }, signal)
    .catch(() => fileIds.map((id) => callFailure(id, true)));
}

/**
 * Previews of any number of files, several requests at a time.
 *
 * @param onResults receives how many are done, and new results, if not at each call
 */
export async function previewManyFiles(
  question: PreviewQuestion,
  fileIds: readonly number[],
  onResults: (completed: number, fresh: readonly RelocationResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(fileIds.length / previewSize) }, (_, at) =>
    fileIds.slice(at * previewSize, (at + 1) * previewSize),
  );
  let completed = 0;
  let fresh: RelocationResult[] = [];
  const previewChunk = async (chunk: readonly number[]): Promise<void> => {
    const results = await previewFiles(question, chunk, signal);
    if (signal.aborted) return;
    completed += chunk.length;
    fresh.push(...results);
    const isDue = fresh.length >= handedOn || completed === fileIds.length;
    onResults(completed, isDue ? fresh : []);
    if (isDue) fresh = [];
  };
  await forEachOf(chunks, previewChunk, () => {}, signal);
}

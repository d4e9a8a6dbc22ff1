import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import { failedRelocation, type PreviewQuestion } from './relocationState.ts';
import { type RelocationResult, relocationPreview } from './renamers.ts';

export const previewSize = 20;

/** Results are passed on in batches, because storing them copies all earlier ones. */
const resultBatchSize = 1000;

/** A failed request becomes each file's result. */
export function previewFiles(
  question: PreviewQuestion,
  fileIds: readonly number[],
  signal: AbortSignal,
): Promise<readonly RelocationResult[]> {
  return relocationPreview
    .send({ fileIds, ...question }, signal)
    .catch(() => fileIds.map((id) => failedRelocation(id, true)));
}

/** @param onResults called after each request; `fresh` is empty until a batch is full */
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
    const isDue = fresh.length >= resultBatchSize || completed === fileIds.length;
    onResults(completed, isDue ? fresh : []);
    if (isDue) fresh = [];
  };
  await forEachOf(chunks, previewChunk, () => {}, signal);
}

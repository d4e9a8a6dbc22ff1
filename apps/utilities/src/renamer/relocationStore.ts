import { askBeforeUnloadDuring } from '@hondana/shared/bulk/askBeforeUnloadDuring';
import { perSession } from '@hondana/shared/session/perSession';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { atom, getDefaultStore } from 'jotai';
import { missingPath, visibleName } from '../shared/fileFacts.ts';
import { type FilePlace, fetchTakenPaths } from './fetchTakenPaths.ts';
import { previewFiles, previewManyFiles, previewSize } from './previewFiles.ts';
import {
  emptyRelocation,
  failedRelocation,
  isDone,
  type PreviewQuestion,
  type RelocationState,
  type RenamedFile,
} from './relocationState.ts';
import { folderIdOfResult, type RelocateOptions, type RelocationResult, relocateFiles } from './renamers.ts';

const batchSize = 1000;

const progressIntervalMs = 100;

/** Files to rename and their results. Outlives the page, so that relocating continues when it is left. */
class RelocationStore {
  readonly stateAtom = atom(emptyRelocation);
  #question: PreviewQuestion | undefined;
  #visibleIds: readonly number[] = [];
  #previewing: AbortController | undefined;
  #isCancelled = false;

  /** @param ended aborted when no further batch may start */
  constructor(ended: AbortSignal) {
    ended.addEventListener('abort', () => this.clear());
  }

  get state(): RelocationState {
    return getDefaultStore().get(this.stateAtom);
  }

  add(files: readonly RenamedFile[]): number {
    const known = new Set(this.state.files.map(({ id }) => id));
    const fresh = files.filter(({ id }) => !known.has(id));
    this.#update({ files: [...this.state.files, ...fresh] });
    return fresh.length;
  }

  remove(fileId: number): void {
    this.#update({ files: this.state.files.filter(({ id }) => id !== fileId) });
  }

  clear(): void {
    this.#isCancelled = true;
    this.#abortPreview();
    this.#update({ files: [], results: new Map(), failures: [] });
  }

  keepFailed(): void {
    const failed = new Set(this.state.failures.map(({ item }) => item.key));
    this.#update({ files: this.state.files.filter(({ id }) => failed.has(String(id))) });
  }

  dismissFailures(): void {
    this.#update({ failures: [] });
  }

  /** Undefined resets to the initial options. */
  choose(how: RelocateOptions | undefined): void {
    this.#update({ how });
  }

  /** Drops results of other parameters, but not finished relocations. */
  ask(question: PreviewQuestion | undefined): void {
    if (JSON.stringify(question) === JSON.stringify(this.#question)) return;
    this.#question = question;
    this.#abortPreview();
    if (this.state.progress) return;
    this.#clearResults();
    void this.#previewNext();
  }

  /** Previews the files in view; pending ones that leave it are skipped. */
  want(fileIds: readonly number[]): void {
    this.#visibleIds = fileIds;
    void this.#previewNext();
  }

  run(
    by: string,
    how: RelocateOptions,
    skipped: ReadonlySet<number>,
  ): Promise<{ done: number; failed: number }> {
    // The server would finish the current batch, but its outcome would be lost.
    return askBeforeUnloadDuring(() => this.#run(by, how, skipped));
  }

  async #run(
    by: string,
    how: RelocateOptions,
    skipped: ReadonlySet<number>,
  ): Promise<{ done: number; failed: number }> {
    this.#abortPreview();
    this.#isCancelled = false;
    const asked = this.#question;
    const left = this.state.files.filter(({ id }) => !isDone(this.state.results.get(id)) && !skipped.has(id));
    const total = left.length;
    let done = 0;
    const tried = new Set(left.map(({ id }) => String(id)));
    const kept = this.state.failures.filter(({ item }) => !tried.has(item.key));
    this.#update({ progress: { completed: 0, total, isEnding: false }, failures: kept });
    for (let at = 0; at < total && !this.#isCancelled; at += batchSize) {
      const ids = left.slice(at, at + batchSize).map(({ id }) => id);
      const results = await relocateFiles.send({ fileIds: ids, by, ...how }).catch(() => undefined);
      const known = results ?? ids.map((id) => failedRelocation(id, false));
      done += known.filter(({ IsSuccess }) => IsSuccess).length;
      this.#addFailures(known.filter(({ IsSuccess }) => !IsSuccess));
      this.#addResults(known, { completed: at + ids.length, total, isEnding: this.#isCancelled });
      // If the server doesn't answer, stop; renaming again continues with the rest.
      if (!results) break;
    }
    this.#update({ progress: undefined });
    if (asked !== this.#question) this.#clearResults();
    void this.#previewNext();
    return { done, failed: this.state.failures.length - kept.length };
  }

  /** The current batch can't be stopped. */
  cancel(): void {
    this.#isCancelled = true;
    const { progress } = this.state;
    if (progress) this.#update({ progress: { ...progress, isEnding: true } });
  }

  /** @returns paths of files outside the list, `unknown` if that failed, or undefined when cancelled */
  async previewAll(client: QueryClient): Promise<ReadonlySet<FilePlace> | 'unknown' | undefined> {
    const question = this.#question;
    if (!question) return undefined;
    this.#abortPreview();
    const controller = new AbortController();
    this.#previewing = controller;
    const { signal } = controller;
    const { files, results } = this.state;
    const ids = files.map(({ id }) => id).filter((id) => results.get(id)?.IsSuccess !== true);
    const label = t`Previewing all files`;
    let shownAt = 0;
    const showProgress = (completed: number, total: number, what = label): void => {
      if (signal.aborted || performance.now() - shownAt < progressIntervalMs) return;
      shownAt = performance.now();
      this.#update({ previewing: { label: what, completed, total } });
    };
    this.#update({ previewing: { label, completed: 0, total: ids.length } });
    const keep = (completed: number, fresh: readonly RelocationResult[]): void => {
      if (fresh.length > 0) this.#addResults(fresh);
      showProgress(completed, ids.length);
    };
    await previewManyFiles(question, ids, keep, signal);
    const onProgress = (completed: number, total: number): void =>
      showProgress(completed, total, t`Checking for existing files`);
    const taken = signal.aborted
      ? undefined
      : await fetchTakenPaths(client, this.state, { onProgress, signal }).catch(() => 'unknown' as const);
    if (this.#previewing === controller) this.#previewing = undefined;
    this.#update({ previewing: undefined });
    return signal.aborted ? undefined : taken;
  }

  /** Previews of files in view continue. */
  stopPreviewing(): void {
    this.#abortPreview();
    void this.#previewNext();
  }

  async #previewNext(): Promise<void> {
    const question = this.#question;
    if (!question || this.#previewing || this.state.progress) return;
    if (!question.move && !question.rename) return;
    const listed = new Set(this.state.files.map(({ id }) => id));
    const ids = this.#visibleIds
      .filter((id) => listed.has(id) && !this.state.results.has(id))
      .slice(0, previewSize);
    if (ids.length === 0) return;
    const controller = new AbortController();
    this.#previewing = controller;
    const results = await previewFiles(question, ids, controller.signal);
    if (controller.signal.aborted) return;
    this.#previewing = undefined;
    this.#addResults(results);
    void this.#previewNext();
  }

  /** Failures stay listed even after results of other parameters replace these. */
  #addFailures(failed: readonly RelocationResult[]): void {
    const paths = new Map(this.state.files.map(({ id, path }) => [id, path]));
    const more = failed.map(({ FileID, ErrorMessage }) => ({
      item: { key: String(FileID), name: visibleName(paths.get(FileID) || missingPath()) },
      reason: ErrorMessage ?? '',
      mayRetry: true,
    }));
    this.#update({ failures: [...this.state.failures, ...more] });
  }

  #abortPreview(): void {
    this.#previewing?.abort();
    this.#previewing = undefined;
  }

  #addResults(results: readonly RelocationResult[], progress = this.state.progress): void {
    const all = new Map(this.state.results);
    for (const result of results) all.set(result.FileID, result);
    this.#update({ results: all, progress });
  }

  #clearResults(): void {
    const { files, results } = this.state;
    const moved = files.map((file) => {
      const result = results.get(file.id);
      if (!isDone(result) || !result?.RelativePath) return file;
      return { ...file, path: result.RelativePath, folderId: folderIdOfResult(result) ?? undefined };
    });
    this.#update({ files: moved, results: new Map() });
  }

  #update(change: Partial<RelocationState>): void {
    getDefaultStore().set(this.stateAtom, (state) => ({ ...state, ...change }));
  }
}

export const relocationStore = perSession((ended) => new RelocationStore(ended));

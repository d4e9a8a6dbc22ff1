import { askingBeforeUnload } from '@hondana/shared/bulk/askingBeforeUnload';
import { perSession } from '@hondana/shared/session/perSession';
import type { QueryClient } from '@tanstack/react-query';
import { atom, getDefaultStore } from 'jotai';
import { missingPath, visibleName } from '../shared/fileFacts.ts';
import { previewFiles, previewManyFiles, previewSize } from './previewFiles.ts';
import {
  callFailure,
  emptyRelocation,
  isDone,
  type PreviewQuestion,
  type RelocationState,
  type RenamedFile,
} from './relocationState.ts';
import { type Relocating, type RelocationResult, relocateFiles } from './renamers.ts';
import { type FilePlace, takenPlaces } from './takenPlaces.ts';

const batchSize = 1000;

/** Time between two states of the progress, in milliseconds. */
const progressInterval = 100;

/** The files to rename and their results. It outlives the page: relocating goes on when the page is left. */
class RelocationStore {
  readonly stateAtom = atom(emptyRelocation);
  #question: PreviewQuestion | undefined;
  #wanted: readonly number[] = [];
  #asking: AbortController | undefined;
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
    this.#show({ files: [...this.state.files, ...fresh] });
    return fresh.length;
  }

  remove(fileId: number): void {
    this.#show({ files: this.state.files.filter(({ id }) => id !== fileId) });
  }

  clear(): void {
    this.#isCancelled = true;
    this.#stopAsking();
    this.#show({ files: [], results: new Map(), failures: [] });
  }

  keepFailed(): void {
    const failed = new Set(this.state.failures.map(({ item }) => item.key));
    this.#show({ files: this.state.files.filter(({ id }) => failed.has(String(id))) });
  }

  dismissFailures(): void {
    this.#show({ failures: [] });
  }

  /** What is done to the files, as it was chosen; undefined goes back to what is usual on this server. */
  choose(how: Relocating | undefined): void {
    this.#show({ how });
  }

  /** Drops the results of other parameters; finished relocations stay finished. */
  ask(question: PreviewQuestion | undefined): void {
    if (JSON.stringify(question) === JSON.stringify(this.#question)) return;
    this.#question = question;
    this.#stopAsking();
    if (this.state.progress) return;
    this.#forgetResults();
    void this.#askNext();
  }

  /** Requests previews of what is in view; what leaves the view before its turn is not requested. */
  want(fileIds: readonly number[]): void {
    this.#wanted = fileIds;
    void this.#askNext();
  }

  /** Relocates the remaining files but those to skip, one batch after the other. */
  run(
    configName: string,
    how: Relocating,
    skipped: ReadonlySet<number>,
  ): Promise<{ done: number; failed: number }> {
    // What is under way goes on at the server, but the outcome would not be seen.
    return askingBeforeUnload(() => this.#run(configName, how, skipped));
  }

  async #run(
    configName: string,
    how: Relocating,
    skipped: ReadonlySet<number>,
  ): Promise<{ done: number; failed: number }> {
    this.#stopAsking();
    this.#isCancelled = false;
    const asked = this.#question;
    const left = this.state.files.filter(({ id }) => !isDone(this.state.results.get(id)) && !skipped.has(id));
    const total = left.length;
    let done = 0;
    const tried = new Set(left.map(({ id }) => String(id)));
    const kept = this.state.failures.filter(({ item }) => !tried.has(item.key));
    this.#show({ progress: { completed: 0, total, isEnding: false }, failures: kept });
    for (let at = 0; at < total && !this.#isCancelled; at += batchSize) {
      const ids = left.slice(at, at + batchSize).map(({ id }) => id);
      const results = await relocateFiles.send({ fileIds: ids, configName, ...how }).catch(() => undefined);
      const known = results ?? ids.map((id) => callFailure(id, false));
      done += known.filter(({ IsSuccess }) => IsSuccess).length;
      this.#report(known.filter(({ IsSuccess }) => !IsSuccess));
      this.#keep(known, { completed: at + ids.length, total, isEnding: this.#isCancelled });
      // A server that does not answer gets no further batch: another press continues with the rest.
      if (!results) break;
    }
    this.#show({ progress: undefined });
    if (asked !== this.#question) this.#forgetResults();
    void this.#askNext();
    return { done, failed: this.state.failures.length - kept.length };
  }

  /** Starts no further batch; the current one cannot be stopped. */
  cancel(): void {
    this.#isCancelled = true;
    const { progress } = this.state;
    if (progress) this.#show({ progress: { ...progress, isEnding: true } });
  }

  /**
   * Previews what has no preview yet, and once more what failed, then looks for files in the way.
   *
   * @returns the places that files outside the list have, or `unknown`; undefined when it was cancelled
   */
  async previewAll(client: QueryClient): Promise<ReadonlySet<FilePlace> | 'unknown' | undefined> {
    const question = this.#question;
    if (!question) return undefined;
    this.#stopAsking();
    const controller = new AbortController();
    this.#asking = controller;
    const { signal } = controller;
    const { files, results } = this.state;
    const ids = files.map(({ id }) => id).filter((id) => results.get(id)?.IsSuccess !== true);
    const label = 'Previewing all files';
    let toldAt = 0;
    const tell = (completed: number, total: number, what = label): void => {
      if (signal.aborted || performance.now() - toldAt < progressInterval) return;
      toldAt = performance.now();
      this.#show({ previewing: { label: what, completed, total } });
    };
    this.#show({ previewing: { label, completed: 0, total: ids.length } });
    const keep = (completed: number, fresh: readonly RelocationResult[]): void => {
      if (fresh.length > 0) this.#keep(fresh);
      tell(completed, ids.length);
    };
    await previewManyFiles(question, ids, keep, signal);
    const onProgress = (completed: number, total: number): void =>
      tell(completed, total, 'Looking for files in the way');
    const taken = signal.aborted
      ? undefined
      : await takenPlaces(client, this.state, { onProgress, signal }).catch(() => 'unknown' as const);
    if (this.#asking === controller) this.#asking = undefined;
    this.#show({ previewing: undefined });
    return signal.aborted ? undefined : taken;
  }

  /** Ends the previews of all files; those in view go on. */
  stopPreviewing(): void {
    this.#stopAsking();
    void this.#askNext();
  }

  async #askNext(): Promise<void> {
    const question = this.#question;
    if (!question || this.#asking || this.state.progress) return;
    if (!question.move && !question.rename) return;
    const listed = new Set(this.state.files.map(({ id }) => id));
    const ids = this.#wanted
      .filter((id) => listed.has(id) && !this.state.results.has(id))
      .slice(0, previewSize);
    if (ids.length === 0) return;
    const controller = new AbortController();
    this.#asking = controller;
    const results = await previewFiles(question, ids, controller.signal);
    if (controller.signal.aborted) return;
    this.#asking = undefined;
    this.#keep(results);
    void this.#askNext();
  }

  /** Adds to what failed, which stays to be read when results of other parameters take the place of these. */
  #report(failed: readonly RelocationResult[]): void {
    const paths = new Map(this.state.files.map(({ id, path }) => [id, path]));
    const more = failed.map(({ FileID, ErrorMessage }) => ({
      item: { key: String(FileID), name: visibleName(paths.get(FileID) || missingPath) },
      reason: ErrorMessage ?? '',
      mayRetry: true,
    }));
    this.#show({ failures: [...this.state.failures, ...more] });
  }

  #stopAsking(): void {
    this.#asking?.abort();
    this.#asking = undefined;
  }

  #keep(results: readonly RelocationResult[], progress = this.state.progress): void {
    const all = new Map(this.state.results);
    for (const result of results) all.set(result.FileID, result);
    this.#show({ results: all, progress });
  }

  #forgetResults(): void {
    const { files, results } = this.state;
    const moved = files.map((file) => {
      const result = results.get(file.id);
      if (!isDone(result) || !result?.RelativePath) return file;
      return { ...file, path: result.RelativePath, folderId: result.ImportFolderID ?? undefined };
    });
    this.#show({ files: moved, results: new Map() });
  }

  #show(change: Partial<RelocationState>): void {
    getDefaultStore().set(this.stateAtom, (state) => ({ ...state, ...change }));
  }
}

/** Lives as long as the interface is open, and is empty for the next user to sign in. */
export const relocationStore = perSession((ended) => new RelocationStore(ended));

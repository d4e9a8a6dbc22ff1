import { perSession } from '@hondana/shared/session/perSession';
import { atom, getDefaultStore } from 'jotai';
import {
  type Relocating,
  type RelocationResult,
  type RenamerConfig,
  relocateFiles,
  relocationPreview,
} from './renamers.ts';

/** Files per preview request, and per batch. */
const previewSize = 20;
const batchSize = 1000;

/** The error of every file when a whole request failed (facts 5.19). */
export const callFailed = 'Error! Check server logs for more details.';

/** A file to rename, with its place when it was added. */
export interface RenamedFile {
  readonly id: number;
  readonly path: string;
  readonly folderId: number | undefined;
}

export interface RelocationState {
  readonly files: readonly RenamedFile[];
  readonly results: ReadonlyMap<number, RelocationResult>;
  readonly progress:
    | { readonly through: number; readonly of: number; readonly isEnding: boolean }
    | undefined;
}

/** The parameters of a preview. */
export interface PreviewQuestion extends Relocating {
  readonly config: RenamerConfig;
}

const empty: RelocationState = { files: [], results: new Map(), progress: undefined };

function failure(fileId: number, isPreview: boolean): RelocationResult {
  return {
    FileID: fileId,
    FileLocationID: null,
    ImportFolderID: null,
    IsSuccess: false,
    IsRelocated: false,
    IsPreview: isPreview,
    ErrorMessage: callFailed,
    RelativePath: null,
    AbsolutePath: null,
  };
}

/** Whether a file has been relocated. */
export function isDone(result: RelocationResult | undefined): boolean {
  return result?.IsSuccess === true && !result.IsPreview;
}

/** The files to rename and their results. It outlives the page: relocating goes on when the page is left. */
class RelocationStore {
  readonly stateAtom = atom(empty);
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
    this.#show({ files: [], results: new Map() });
  }

  keepFailed(): void {
    const { files, results } = this.state;
    this.#show({ files: files.filter(({ id }) => results.get(id)?.IsSuccess === false) });
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

  /** Relocates the remaining files, one batch after the other. */
  async run(configName: string, how: Relocating): Promise<{ done: number; failed: number }> {
    this.#stopAsking();
    this.#isCancelled = false;
    const asked = this.#question;
    const left = this.state.files.filter(({ id }) => !isDone(this.state.results.get(id)));
    const of = left.length;
    const count = { done: 0, failed: 0 };
    this.#show({ progress: { through: 0, of, isEnding: false } });
    for (let at = 0; at < of && !this.#isCancelled; at += batchSize) {
      const ids = left.slice(at, at + batchSize).map(({ id }) => id);
      const results = await relocateFiles.send({ fileIds: ids, configName, ...how }).catch(() => undefined);
      const known = results ?? ids.map((id) => failure(id, false));
      count.done += known.filter(({ IsSuccess }) => IsSuccess).length;
      count.failed += known.filter(({ IsSuccess }) => !IsSuccess).length;
      this.#keep(known, { through: at + ids.length, of, isEnding: this.#isCancelled });
      // A server that does not answer gets no further batch: another press continues with the rest.
      if (!results) break;
    }
    this.#show({ progress: undefined });
    if (asked !== this.#question) this.#forgetResults();
    void this.#askNext();
    return count;
  }

  /** Starts no further batch; the current one cannot be stopped. */
  cancel(): void {
    this.#isCancelled = true;
    const { progress } = this.state;
    if (progress) this.#show({ progress: { ...progress, isEnding: true } });
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
    const results = await relocationPreview
      .send({ fileIds: ids, ...question }, controller.signal)
      .catch(() => ids.map((id) => failure(id, true)));
    if (controller.signal.aborted) return;
    this.#asking = undefined;
    this.#keep(results);
    void this.#askNext();
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

/** Lives as long as the interface is open, and is empty for whoever signs in next. */
export const relocationStore = perSession((ended) => new RelocationStore(ended));

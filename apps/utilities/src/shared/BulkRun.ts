import { forEachOf } from '@hondana/shared/lists/forEachOf';
import type { Selectable } from '@hondana/shared/lists/selection';

/** Most calls at the same time. */
const width = 6;

/** Time between two states of the progress, in milliseconds. */
const rest = 100;

export interface RunProgress {
  readonly label: string;
  readonly through: number;
  /** 0 while nobody knows. */
  readonly of: number;
}

/** Something that work is done on, with the name that people know it by. */
export interface Named extends Selectable {
  readonly name: string;
}

export interface Failure<Item extends Named> {
  readonly item: Item;
  readonly reason: string;
}

export interface RunState<Item extends Named> {
  readonly progress: RunProgress | undefined;
  readonly failures: readonly Failure<Item>[];
  /** What failed, in words. */
  readonly failed: string;
}

const idle = { progress: undefined, failures: [], failed: '' };

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Work over many of a list. It is no part of a screen, so it goes on when the list is left, and is there on return. */
export class BulkRun<Item extends Named> {
  #state: RunState<Item> = idle;
  #shownAt = 0;
  #controller = new AbortController();
  readonly #listeners = new Set<() => void>();

  /** @param ended when nothing more is to be begun */
  constructor(ended: AbortSignal) {
    ended.addEventListener('abort', () => this.cancel());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): RunState<Item> => this.#state;

  /** Whether its list is on the screen. */
  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  cancel(): void {
    this.#controller.abort();
  }

  dismissFailures(): void {
    this.#show({ ...this.#state, failures: [] });
  }

  /** Finds out what the work is for. Throws what went wrong, and an `AbortError` when it was cancelled. */
  async lookUp(
    work: (onProgress: (through: number, of: number) => void, signal: AbortSignal) => Promise<Item[]>,
  ): Promise<Item[]> {
    this.#controller = new AbortController();
    const label = 'Looking up files';
    this.#show({ ...this.#state, progress: { label, through: 0, of: 0 } });
    try {
      return await work((through, of) => this.#tell({ label, through, of }), this.#controller.signal);
    } finally {
      this.#show({ ...this.#state, progress: undefined });
    }
  }

  /** Does something to each of them; answers what was done, and what failed or was not begun. */
  async run(
    label: string,
    items: readonly Item[],
    act: (item: Item) => Promise<unknown>,
    failedText: (count: number) => string,
  ) {
    this.#controller = new AbortController();
    this.#show({ ...idle, progress: { label, through: 0, of: items.length } });
    const tell = (through: number): void => this.#tell({ label, through, of: items.length });
    const { done, failed, left } = await forEachOf(items, act, tell, this.#controller.signal, width);
    const failures = failed.map(({ item, error }) => ({ item, reason: reasonOf(error) }));
    this.#show({ progress: undefined, failures, failed: failedText(failures.length) });
    return { done, failures, left };
  }

  #tell(progress: RunProgress): void {
    const now = performance.now();
    if (now - this.#shownAt < rest) return;
    this.#shownAt = now;
    this.#show({ ...this.#state, progress });
  }

  #show(state: RunState<Item>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

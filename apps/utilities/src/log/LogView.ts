import { type LogFilter, LogMatches } from './LogMatches.ts';
import type { LogStore } from './LogStore.ts';

/** What is to be seen of the log; a new object for each change. */
export interface LogViewState {
  readonly matches: LogMatches;
  /** A new filter is still being applied; what is shown is what the last one let through. */
  readonly isSearching: boolean;
}

/** Longest that lines are looked through at a stretch, in milliseconds. */
const stretch = 10;

/** A store's lines through a filter. Works in short stretches, so that typing and scrolling never wait for it. */
export class LogView {
  readonly #store: LogStore;
  readonly #listeners = new Set<() => void>();
  #filter: LogFilter = { level: undefined, search: '' };
  #next: LogMatches | undefined;
  #state: LogViewState = { matches: new LogMatches(this.#filter), isSearching: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void) | undefined;

  constructor(store: LogStore) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#leave = this.#store.subscribe(this.#work);
      this.#work();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#leave?.();
      clearTimeout(this.#timer);
    };
  };

  readonly read = (): LogViewState => this.#state;

  setFilter(filter: LogFilter): void {
    if (filter.level === this.#filter.level && filter.search === this.#filter.search) return;
    this.#filter = filter;
    this.#next = new LogMatches(filter);
    this.#work();
  }

  readonly #work = (): void => {
    clearTimeout(this.#timer);
    const { lines } = this.#store.read();
    const end = performance.now() + stretch;
    const matches = this.#next ?? this.#state.matches;
    const isDone = matches.follow(lines, () => performance.now() > end);
    if (!isDone) this.#timer = setTimeout(this.#work);
    if (this.#next === undefined) this.#show({ matches, isSearching: false });
    else if (isDone) {
      this.#next = undefined;
      this.#show({ matches, isSearching: false });
    } else if (!this.#state.isSearching) this.#show({ matches: this.#state.matches, isSearching: true });
  };

  #show(state: LogViewState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

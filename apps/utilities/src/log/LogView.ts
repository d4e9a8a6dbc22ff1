import { atom, getDefaultStore } from 'jotai';
import { type LogFilter, LogMatches } from './LogMatches.ts';
import type { LogStore } from './LogStore.ts';

export interface LogViewState {
  readonly matches: LogMatches;
  /** A new filter is being applied; `matches` are still the previous filter's. */
  readonly isSearching: boolean;
}

/** Filtering yields to the event loop after this time. */
const sliceMs = 10;

const store = getDefaultStore();

/** A store's lines through a filter, in short slices so that typing and scrolling stay responsive. */
export class LogView {
  readonly #log: LogStore;
  #filter: LogFilter = { level: undefined, search: '' };
  readonly stateAtom = atom<LogViewState>({ matches: new LogMatches(this.#filter), isSearching: false });
  #next: LogMatches | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(log: LogStore) {
    this.#log = log;
    this.stateAtom.onMount = () => {
      const unsubscribe = store.sub(log.stateAtom, this.#work);
      this.#work();
      return () => {
        unsubscribe();
        clearTimeout(this.#timer);
      };
    };
  }

  setFilter(filter: LogFilter): void {
    if (filter.level === this.#filter.level && filter.search === this.#filter.search) return;
    this.#filter = filter;
    this.#next = new LogMatches(filter);
    this.#work();
  }

  readonly #work = (): void => {
    clearTimeout(this.#timer);
    const { lines } = store.get(this.#log.stateAtom);
    const state = store.get(this.stateAtom);
    const end = performance.now() + sliceMs;
    const matches = this.#next ?? state.matches;
    const isDone = matches.follow(lines, () => performance.now() > end);
    if (isDone) this.#next = undefined;
    else this.#timer = setTimeout(this.#work);
    if (this.#next === undefined) store.set(this.stateAtom, { matches, isSearching: false });
    else if (!state.isSearching) store.set(this.stateAtom, { matches: state.matches, isSearching: true });
  };
}

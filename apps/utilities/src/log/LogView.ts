import { atom, getDefaultStore } from 'jotai';
import { type LogFilter, LogMatches } from './LogMatches.ts';
import type { LogStore } from './LogStore.ts';
import { olderPageSize, readOlderLines } from './readOlderLines.ts';

/** Lines before the oldest that is shown: unknown, asked for, refused, or there are none. */
export type OlderState = 'unknown' | 'loading' | 'failed' | 'none';

export interface LogViewState {
  readonly matches: LogMatches;
  /** A new filter is being applied; `matches` are still the previous filter's. */
  readonly isSearching: boolean;
  readonly older: OlderState;
}

/** Filtering yields to the event loop after this time. */
const sliceMs = 10;

const store = getDefaultStore();

/** A store's lines through a filter, in short slices so that typing and scrolling stay responsive. */
export class LogView {
  readonly #log: LogStore;
  #filter: LogFilter = { level: undefined, search: '' };
  readonly stateAtom = atom<LogViewState>({
    matches: new LogMatches(this.#filter),
    isSearching: false,
    older: 'unknown',
  });
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

  /** Adds a page of older lines in front of those shown, until the filter changes. */
  async showOlder(): Promise<void> {
    const { matches } = store.get(this.stateAtom);
    const { lines } = matches.lines.length > 0 ? matches : store.get(this.#log.stateAtom);
    const report = (older: OlderState): void => {
      const state = store.get(this.stateAtom);
      if (state.matches === matches) store.set(this.stateAtom, { ...state, older });
    };
    report('loading');
    try {
      const known = lines.slice(0, olderPageSize).map(({ entry }) => entry);
      const { entries, isFirst } = await readOlderLines(this.#filter, known);
      matches.prepend(entries);
      report(isFirst ? 'none' : 'unknown');
    } catch {
      report('failed');
    }
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
    const older = matches === state.matches ? state.older : 'unknown';
    if (this.#next === undefined) store.set(this.stateAtom, { matches, isSearching: false, older });
    else if (!state.isSearching) store.set(this.stateAtom, { ...state, isSearching: true });
  };
}

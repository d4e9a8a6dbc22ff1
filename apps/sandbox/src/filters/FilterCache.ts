import type { Library } from '../model/library.ts';
import type { FilterQuery, Viewer } from './filterQuery.ts';

/** Caches filter results until the library or the day changes; evicts the oldest first. */
export class FilterCache<T> {
  readonly #answers = new Map<string, T>();
  readonly #today: () => number;
  readonly #maxSize: number;
  #day = Number.NaN;

  constructor(library: Library, today: () => number, maxSize: number) {
    this.#today = today;
    this.#maxSize = maxSize;
    library.onChange(() => this.#answers.clear());
    library.onRestructure(() => this.#answers.clear());
  }

  remember(what: string, query: FilterQuery, viewer: Viewer, work: () => T): T {
    if (this.#day !== this.#today()) {
      this.#answers.clear();
      this.#day = this.#today();
    }
    const { applyAtSeriesLevel, expression, sorting } = query;
    const key = JSON.stringify([
      what,
      viewer.id,
      viewer.restrictedTags,
      applyAtSeriesLevel,
      expression,
      sorting,
    ]);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = work();
    this.#answers.set(key, answer);
    if (this.#answers.size > this.#maxSize) {
      const oldest = this.#answers.keys().next().value;
      if (oldest !== undefined) this.#answers.delete(oldest);
    }
    return answer;
  }
}

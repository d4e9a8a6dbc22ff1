import type { Clock } from '../clock.ts';
import { FilterEngine } from '../filters/filterEngine.ts';
import type { Library } from './library.ts';
import { SizeCache } from './sizes.ts';

export interface Collection {
  readonly library: Library;
  readonly clock: Clock;
  readonly sizes: SizeCache;
  readonly engine: FilterEngine;
  /** Whole days since 1970, by the sandbox's clock. */
  today(): number;
}

const collections = new WeakMap<Library, Collection>();

interface CollectionOptions {
  readonly library: Library;
  readonly clock: Clock;
  readonly isSince6?: boolean;
}

export function collectionOf({ library, clock, isSince6 }: CollectionOptions): Collection {
  const known = collections.get(library);
  if (known !== undefined) return known;
  const today = () => Math.floor(clock.now().getTime() / 86400000);
  const sizes = new SizeCache(library, today);
  const collection: Collection = {
    library,
    clock,
    sizes,
    engine: new FilterEngine(library, sizes, today, isSince6),
    today,
  };
  collections.set(library, collection);
  return collection;
}

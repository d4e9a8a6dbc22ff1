import type { Series } from '@hondana/shared/api/types';
import { visibleName } from '../shared/fileFacts.ts';

export interface SeriesFacts {
  readonly key: string;
  readonly id: number;
  readonly anidbId: number;
  readonly name: string;
  readonly created: string;
}

const known = new WeakMap<Series, SeriesFacts>();

/** Cached per series, so that its row need not re-render. */
export function seriesFacts(series: Series): SeriesFacts {
  const facts = known.get(series) ?? {
    key: String(series.IDs.ID),
    id: series.IDs.ID,
    anidbId: series.IDs.AniDB,
    name: visibleName(series.Name) || `Series ${series.IDs.ID}`,
    created: series.Created,
  };
  known.set(series, facts);
  return facts;
}

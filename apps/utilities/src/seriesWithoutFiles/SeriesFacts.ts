import type { Series } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
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
  const { ID: id } = series.IDs;
  const facts = known.get(series) ?? {
    key: String(id),
    id,
    anidbId: series.IDs.AniDB,
    name: visibleName(series.Name) || t`Series ${id}`,
    created: series.Created,
  };
  known.set(series, facts);
  return facts;
}

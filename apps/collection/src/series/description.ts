import { cleanDescription } from '@hondana/shared/anime/cleanDescription';
import type { Series } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';

/**
 * AniDB's text, else TMDB's of a show, else of a movie.
 *
 * @param filter the setting "Filter AniDB descriptions"
 */
export function seriesDescription(
  series: Pick<Series, 'Description' | 'AniDB' | 'TMDB'>,
  filter: boolean,
): string {
  const own = cleanDescription(series.Description ?? series.AniDB?.Description ?? '', filter);
  if (own !== '') return own;
  const overviews = [...(series.TMDB?.Shows ?? []), ...(series.TMDB?.Movies ?? [])];
  const overview = overviews.find(({ Overview }) => Overview?.trim())?.Overview;
  return overview?.trim() || t`Description Not Available.`;
}

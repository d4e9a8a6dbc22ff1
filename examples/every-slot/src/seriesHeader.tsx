import type { SlotContent } from '@hondana/shared/remote/slots';
import { seriesQuery } from '@hondana/shared/resources/series';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'series.header'> = function EpisodeCount({ seriesId }) {
  // Cached: the page uses the same query.
  const { data: series } = useQuery(seriesQuery({ seriesId }));
  const count = series?.Sizes.Local.Episodes;
  if (count === undefined) return null;
  return <p>{t`${plural(count, { one: '# episode', other: '# episodes' })} on disk`}</p>;
};

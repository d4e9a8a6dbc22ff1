import type { SlotContent } from '@hondana/shared/remote/slots';
import { seriesQuery } from '@hondana/shared/resources/series';
import { plural } from '@hondana/shared/ui/format';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'series.header'> = function EpisodeCount({ seriesId }) {
  // Cached: the page uses the same query.
  const { data: series } = useQuery(seriesQuery({ seriesId }));
  return series && <p>{plural(series.Sizes.Local.Episodes, 'episode', 'episodes')} on disk</p>;
};

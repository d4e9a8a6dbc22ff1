import type { SlotContent } from '@hondana/shared/remote/slots';
import { seriesQuery } from '@hondana/shared/resources/series';
import { plural } from '@hondana/shared/ui/format';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'series.header'> = function EpisodeCount({ seriesId }) {
  // The page has asked for the same, so this sends nothing.
  const { data: series } = useQuery(seriesQuery({ seriesId }));
  return series && <p>{plural(series.Sizes.Local.Episodes, 'episode', 'episodes')} on disk</p>;
};

import type { Series } from '@hondana/shared/api/types';
import { seriesQuery } from '@hondana/shared/resources/series';
import { voteForSeries } from '@hondana/shared/resources/seriesWrites';
import { useQueryClient } from '@tanstack/react-query';
import { OwnRating } from '../shared/OwnRating.tsx';
import { useVote } from '../shared/useVote.ts';

export function SeriesRating({ series }: { readonly series: Series }) {
  const seriesId = series.IDs.ID;
  const client = useQueryClient();
  const { queryKey } = seriesQuery({ seriesId });
  const vote = useVote(
    voteForSeries,
    { seriesId },
    {
      read: () => client.getQueryData(queryKey),
      change: (edit) => client.setQueryData(queryKey, (known) => known && edit(known)),
      hold: () => client.cancelQueries({ queryKey }),
    },
  );
  return <OwnRating rated={series} onVote={vote} />;
}

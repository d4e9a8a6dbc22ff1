import type { Series } from '@hondana/shared/api/types';
import { formatNumber } from '@hondana/shared/ui/format';
import { RatingInput } from '@hondana/shared/ui/RatingInput';
import styles from './SeriesRating.module.css';
import { starsOf } from './seriesFacts.ts';
import { revoked, useSeriesVote } from './useSeriesVote.ts';

function ratingText(series: Series): string {
  const stars = starsOf(series);
  if (stars === undefined) return 'Not rated';
  return `${formatNumber(stars, 1)}${series.UserRating?.Type === 'Temporary' ? ' (Temp)' : ''}`;
}

/** What this person thinks of the series: stars to press, and the rating in figures beside them. */
export function SeriesRating({ series }: { readonly series: Series }) {
  const vote = useSeriesVote(series.IDs.ID);
  const stars = starsOf(series);
  return (
    <div className={styles.rating}>
      <RatingInput
        label="Your rating"
        value={stars}
        onChange={vote}
        onRevoke={stars === undefined ? undefined : () => vote(revoked)}
      />
      <span className={styles.value}>{ratingText(series)}</span>
    </div>
  );
}

import { formatNumber } from '@hondana/shared/ui/format';
import { RatingInput } from '@hondana/shared/ui/RatingInput';
import { t } from '@lingui/core/macro';
import styles from './OwnRating.module.css';
import { type Rated, revoked, starsOf } from './rating.ts';

interface OwnRatingProps {
  readonly rated: Rated;
  /** 1 to 10, or `revoked`. */
  readonly onVote: (value: number) => void;
}

function ratingText(rated: Rated): string {
  const stars = starsOf(rated);
  if (stars === undefined) return t`Not rated`;
  const rating = formatNumber(stars, 1);
  return rated.UserRating?.Type === 'Temporary' ? t`${rating} (Temp)` : rating;
}

export function OwnRating({ rated, onVote }: OwnRatingProps) {
  const stars = starsOf(rated);
  return (
    <div className={styles.rating}>
      <RatingInput
        label={t`Your rating`}
        value={stars}
        onChange={onVote}
        onRevoke={stars === undefined ? undefined : () => onVote(revoked)}
      />
      <span className={styles.value}>{ratingText(rated)}</span>
    </div>
  );
}

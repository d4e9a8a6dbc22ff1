import { formatNumber } from '@hondana/shared/ui/format';
import { RatingInput } from '@hondana/shared/ui/RatingInput';
import styles from './OwnRating.module.css';
import { type Rated, revoked, starsOf } from './rating.ts';

interface OwnRatingProps {
  readonly rated: Rated;
  /** 1 to 10, or `revoked`. */
  readonly onVote: (value: number) => void;
}

function ratingText(rated: Rated): string {
  const stars = starsOf(rated);
  if (stars === undefined) return 'Not rated';
  return `${formatNumber(stars, 1)}${rated.UserRating?.Type === 'Temporary' ? ' (Temp)' : ''}`;
}

export function OwnRating({ rated, onVote }: OwnRatingProps) {
  const stars = starsOf(rated);
  return (
    <div className={styles.rating}>
      <RatingInput
        label="Your rating"
        value={stars}
        onChange={onVote}
        onRevoke={stars === undefined ? undefined : () => onVote(revoked)}
      />
      <span className={styles.value}>{ratingText(rated)}</span>
    </div>
  );
}

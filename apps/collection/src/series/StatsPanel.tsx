import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { RatingInput } from '@hondana/shared/ui/RatingInput';
import { fileCount } from '../shared/fileCount.ts';
import { FactList } from './FactList.tsx';
import styles from './StatsPanel.module.css';
import { starsOf } from './seriesFacts.ts';
import { revoked, useSeriesVote } from './useSeriesVote.ts';

function ratingText(series: Series): string {
  const stars = starsOf(series);
  if (stars === undefined) return 'Not rated';
  return `${formatNumber(stars, 1)}${series.UserRating?.Type === 'Temporary' ? ' (Temp)' : ''}`;
}

/** What this person has of the series, has watched, and thinks of it. */
export function StatsPanel({ series }: { readonly series: Series }) {
  const vote = useSeriesVote(series.IDs.ID);
  const { Local, Watched, Missing } = series.Sizes;
  const watched = (type: 'Episodes' | 'Specials') =>
    `${formatNumber(Watched[type])} / ${formatNumber(Local[type])}`;
  const stars = starsOf(series);
  return (
    <Panel title="User Stats">
      <div className={styles.rating}>
        <RatingInput
          label="Your rating"
          value={stars}
          onChange={vote}
          onRevoke={stars === undefined ? undefined : () => vote(revoked)}
        />
      </div>
      <FactList
        facts={[
          { name: 'Your Rating', value: ratingText(series) },
          { name: 'File Count', value: formatNumber(fileCount(series)) },
          { name: 'Watched Episodes', value: watched('Episodes') },
          ...(Local.Specials > 0 ? [{ name: 'Watched Specials', value: watched('Specials') }] : []),
          { name: 'Missing', value: <MissingLinks missing={Missing} /> },
        ]}
      />
    </Panel>
  );
}

/** What is missing, each kind with the way to it among the episodes (facts 5.10). */
function MissingLinks({ missing }: { readonly missing: Series['Sizes']['Missing'] }) {
  const kinds = [
    { type: 'Normal', count: missing.Episodes, text: plural(missing.Episodes, 'Episode', 'Episodes') },
    { type: 'Special', count: missing.Specials, text: plural(missing.Specials, 'Special', 'Specials') },
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return 'None, Nice Work!';
  return (
    <span className={styles.missing}>
      {kinds.map(({ type, text }) => (
        <Link key={type} to={`episodes?type=${type}&includeMissing=only&includeUnaired=false`}>
          {text}
        </Link>
      ))}
    </span>
  );
}

import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { fileCount } from '../shared/fileCount.ts';
import { ofAll } from '../shared/ofAll.ts';
import { FactList } from './FactList.tsx';
import { SeriesRating } from './SeriesRating.tsx';
import styles from './StatsPanel.module.css';

interface StatsPanelProps {
  readonly series: Series;
  /** False where the rating is above the tabs. */
  readonly withRating: boolean;
}

export function StatsPanel({ series, withRating }: StatsPanelProps) {
  const { Local, Watched, Missing } = series.Sizes;
  const watched = (type: 'Episodes' | 'Specials') => ofAll(Watched[type], Local[type]);
  return (
    <Panel title="User Stats">
      {withRating && (
        <div className={styles.rating}>
          <SeriesRating series={series} />
        </div>
      )}
      <FactList
        facts={[
          { name: 'File Count', value: formatNumber(fileCount(series.Sizes)) },
          { name: 'Watched Episodes', value: watched('Episodes') },
          ...(Local.Specials > 0 ? [{ name: 'Watched Specials', value: watched('Specials') }] : []),
          { name: 'Missing', value: <MissingLinks missing={Missing} /> },
        ]}
      />
    </Panel>
  );
}

/** Each kind links to the list of those episodes (facts 5.10). */
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

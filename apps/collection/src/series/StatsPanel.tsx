import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { formatNumber } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { plural, t } from '@lingui/core/macro';
import { episodesTitle } from '../shared/countTexts.ts';
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
    <Panel title={t`User Stats`}>
      {withRating && (
        <div className={styles.rating}>
          <SeriesRating series={series} />
        </div>
      )}
      <FactList
        facts={[
          { name: t`File Count`, value: formatNumber(fileCount(series.Sizes)) },
          { name: t`Watched Episodes`, value: watched('Episodes') },
          ...(Local.Specials > 0 ? [{ name: t`Watched Specials`, value: watched('Specials') }] : []),
          { name: t`Missing`, value: <MissingLinks missing={Missing} /> },
        ]}
      />
    </Panel>
  );
}

/** Each kind links to the list of those episodes (facts 5.10). */
function MissingLinks({ missing }: { readonly missing: Series['Sizes']['Missing'] }) {
  const specials = missing.Specials;
  const kinds = [
    {
      type: 'Normal',
      count: missing.Episodes,
      text: episodesTitle(missing.Episodes),
    },
    {
      type: 'Special',
      count: specials,
      text: t`${plural(specials, { one: '# Special', other: '# Specials' })}`,
    },
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return t`None, Nice Work!`;
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

import { Link } from '@hondana/shared/navigation';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bars } from '../shared/BarChart.tsx';
import { byMonth } from '../shared/counts.ts';
import { WhenLoaded } from '../shared/WhenLoaded.tsx';
import { type WatchedEpisode, watchedEpisodesQuery } from '../shared/watchedEpisodes.ts';
import styles from './watchedWidget.module.css';

/** The board adds the heading and the background. */
function WatchedWidget() {
  const watched = useQuery(watchedEpisodesQuery());
  return <WhenLoaded query={watched}>{(episodes) => <ThisYear episodes={episodes} />}</WhenLoaded>;
}

export const contribution: SlotContent<'dashboard.widget'> = WatchedWidget;

function ThisYear({ episodes }: { readonly episodes: readonly WatchedEpisode[] }) {
  // Read once: a new year can wait for the next visit.
  const [year] = useState(() => new Date().getFullYear());
  const counts = byMonth(episodes, year);
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const name = String(year);
  return (
    <div className={styles.widget}>
      <p className={styles.sum}>{t`${plural(sum, { one: '# episode', other: '# episodes' })} in ${name}`}</p>
      <Bars counts={counts} />
      <Link to="/watch-statistics" className={styles.link}>
        {t`All watch statistics`}
      </Link>
    </div>
  );
}

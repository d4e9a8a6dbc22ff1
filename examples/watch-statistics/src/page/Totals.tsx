import { formatDuration, formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { secondsOf } from '../shared/counts.ts';
import type { WatchedEpisode } from '../shared/watchedEpisodes.ts';
import styles from './Totals.module.css';

export function Totals({ episodes }: { readonly episodes: readonly WatchedEpisode[] }) {
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt>{t`Episodes watched`}</dt>
        <dd className={styles.value}>{formatNumber(episodes.length)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t`Time watched`}</dt>
        <dd className={styles.value}>{formatDuration(secondsOf(episodes))}</dd>
      </div>
    </dl>
  );
}

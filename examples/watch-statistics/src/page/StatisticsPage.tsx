import { useSearchParams } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../shared/BarChart.tsx';
import { byMonth, byWeekday, yearsOf } from '../shared/counts.ts';
import { WhenLoaded } from '../shared/WhenLoaded.tsx';
import { type WatchedEpisode, watchedEpisodesQuery } from '../shared/watchedEpisodes.ts';
import styles from './StatisticsPage.module.css';
import { Totals } from './Totals.tsx';
import { YearLinks } from './YearLinks.tsx';

export function StatisticsPage() {
  const watched = useQuery(watchedEpisodesQuery());
  return (
    <>
      <title>{`${t`Watch Statistics`} · Hondana`}</title>
      <div className={styles.page}>
        <Heading level={1} look="title">
          {t`Watch Statistics`}
        </Heading>
        <WhenLoaded query={watched}>{(episodes) => <Charts episodes={episodes} />}</WhenLoaded>
      </div>
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={t`Nothing watched yet`}
      text={t`Episodes count from the moment they are marked as watched.`}
    />
  );
}

function Charts({ episodes }: { readonly episodes: readonly WatchedEpisode[] }) {
  const [search] = useSearchParams();
  const years = yearsOf(episodes);
  const asked = Number(search.get('year'));
  const year = years.find((one) => one === asked) ?? years[0];
  if (year === undefined) return <NothingYet />;
  const ofYear = episodes.filter(({ at }) => at.getFullYear() === year);
  // As text: a number would be grouped, as in “2,024”.
  const name = String(year);
  return (
    <>
      <Totals episodes={episodes} />
      <YearLinks years={years} year={year} />
      <div className={styles.charts}>
        <Panel title={t`${name} by Month`}>
          <BarChart title={t`Episodes by month of ${name}`} counts={byMonth(ofYear, year)} />
        </Panel>
        <Panel title={t`${name} by Day of the Week`}>
          <BarChart title={t`Episodes by day of the week in ${name}`} counts={byWeekday(ofYear)} />
        </Panel>
      </div>
    </>
  );
}

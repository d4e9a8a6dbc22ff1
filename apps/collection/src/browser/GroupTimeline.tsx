import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { FilterBody, Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { Heading } from '@hondana/shared/ui/Heading';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { filterSidebarOpenAtom } from './filters/filterSidebar.ts';
import styles from './GroupTimeline.module.css';
import { groupSeriesListQuery } from './groupSeriesListQuery.ts';
import { timelineOf } from './timelineOf.ts';
import { useRandomPosters } from './useRandomPosters.ts';

interface GroupTimelineProps {
  readonly groupId: number;
  readonly filter: FilterBody;
}

/** The series of a group in the order in which they came; the filter's sidebar takes its place. */
export function GroupTimeline({ groupId, filter }: GroupTimelineProps) {
  const isFilterOpen = useAtomValue(filterSidebarOpenAtom);
  const random = useRandomPosters();
  const { data } = useQuery({ ...groupSeriesListQuery(groupId, filter, random), select: timelineOf });
  if (isFilterOpen || !data || data.length === 0) return null;
  return (
    <aside aria-label="Timeline" className={styles.timeline}>
      <Heading level={2} look="large">
        Timeline
      </Heading>
      <ol className={styles.list}>
        {data.map(({ series, year }) => (
          <TimelineEntry key={series.IDs.ID} series={series} year={year} />
        ))}
      </ol>
    </aside>
  );
}

function TimelineEntry({ series, year }: { readonly series: Series; readonly year: string }) {
  const { IDs, Name, AniDB } = series;
  return (
    <li>
      <p className={styles.facts}>
        <span>{year}</span>
        {AniDB && <span>{animeTypeText(AniDB.Type)}</span>}
      </p>
      <Link
        to={`/collection/series/${IDs.ID}`}
        lang={titleLanguage(Name, AniDB?.Titles)}
        dir="auto"
        className={styles.link ?? ''}
      >
        {Name}
      </Link>
    </li>
  );
}

import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { FilterBody, Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { Heading } from '@hondana/shared/ui/Heading';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { seriesTabs } from '../seriesTabs.ts';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import { originState } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { filterSidebarOpenAtom } from './filters/filterSidebar.ts';
import styles from './GroupTimeline.module.css';
import { timelineOf } from './timelineOf.ts';

interface GroupTimelineProps {
  readonly groupId: number;
  readonly filter: FilterBody;
}

/** The filter sidebar takes its place while open. */
export function GroupTimeline({ groupId, filter }: GroupTimelineProps) {
  const isFilterOpen = useAtomValue(filterSidebarOpenAtom);
  const random = useRandomPosters();
  const { data } = useQuery({ ...groupSeriesListQuery(groupId, filter, random), select: timelineOf });
  if (isFilterOpen || !data || data.length === 0) return null;
  return (
    <aside aria-label={t`Timeline`} className={styles.timeline}>
      <Heading level={2} look="large">
        <Trans>Timeline</Trans>
      </Heading>
      <ol className={styles.list}>
        {data.map(({ series, year }) => (
          <TimelineEntry
            key={series.IDs.ID}
            series={series}
            year={year}
            state={originState({ list: 'series', groupId, body: filter }, 0)}
          />
        ))}
      </ol>
    </aside>
  );
}

interface TimelineEntryProps {
  readonly series: Series;
  readonly year: string | undefined;
  /** History state for the link. */
  readonly state: object;
}

function TimelineEntry({ series, year, state }: TimelineEntryProps) {
  const { IDs, Name, AniDB } = series;
  return (
    <li>
      <p className={styles.facts}>
        <span>{year ?? t`Unknown`}</span>
        {AniDB && <span>{animeTypeText(AniDB.Type)}</span>}
      </p>
      <Link
        to={`/collection/series/${IDs.ID}/${seriesTabs[0].path}`}
        state={state}
        lang={titleLanguage(Name, AniDB?.Titles)}
        dir="auto"
        className={styles.link ?? ''}
      >
        {Name}
      </Link>
    </li>
  );
}

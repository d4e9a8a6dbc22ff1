import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { seriesOverviewQuery } from '@hondana/shared/resources/series';
import { Panel } from '@hondana/shared/ui/Panel';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { liveFilterAddress, seasonFilter } from '../shared/liveFilter.ts';
import { FactList } from './FactList.tsx';
import { informationFacts } from './seriesFacts.ts';

/** Type, dates, counts, and what the overview call adds: source, length, season, studio. */
export function InformationPanel({ series }: { readonly series: Series }) {
  const overview = useQuery(seriesOverviewQuery({ seriesId: series.IDs.ID }));
  const facts = informationFacts(series, overview.data).map(({ name, value }) => {
    const season = name === 'Season' ? seasonFilter(value) : undefined;
    return { name, value: season ? <Link to={liveFilterAddress(season)}>{value}</Link> : value };
  });
  const waiting = overview.isPending ? ['Length', 'Season', 'Studio'] : [];
  return (
    <Panel title="Series Information" aria-busy={overview.isPending}>
      <FactList facts={[...facts, ...waiting.map((name) => ({ name, value: <Skeleton width="6rem" /> }))]} />
    </Panel>
  );
}

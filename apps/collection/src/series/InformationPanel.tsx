import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { seriesOverviewQuery } from '@hondana/shared/resources/series';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { liveFilterAddress, seasonFilter } from '../shared/liveFilter.ts';
import { FactList } from './FactList.tsx';
import { type Fact, informationFacts } from './seriesFacts.ts';

/** Type, dates, counts, and what the overview call adds: source, length, season, studio. */
export function InformationPanel({ series }: { readonly series: Series }) {
  const overview = useQuery(seriesOverviewQuery({ seriesId: series.IDs.ID }));
  return (
    <Panel title="Series Information" aria-busy={overview.isPending}>
      <FactList
        // What has failed has no line.
        facts={informationFacts(series, overview.data)
          .filter(({ value }) => value !== undefined || overview.isPending)
          .map(({ name, value }) => ({ name, value: <FactValue name={name} value={value} /> }))}
      />
      <QueryFailure query={overview} compact title="Some facts could not be loaded" />
    </Panel>
  );
}

function FactValue({ name, value }: Fact) {
  if (value === undefined) return <Skeleton width="6rem" />;
  const season = name === 'Season' ? seasonFilter(value) : undefined;
  return season ? <Link to={liveFilterAddress(season)}>{value}</Link> : value;
}

import type { RolePerson, Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { seriesOverviewQuery } from '@hondana/shared/resources/series';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useHasBeenNearViewport } from '@hondana/shared/ui/useHasBeenNearViewport';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { liveFilterAddress, seasonFilter } from '../shared/liveFilter.ts';
import { PersonLink } from '../shared/PersonLink.tsx';
import { seasonText } from '../shared/seasonText.ts';
import { FactList } from './FactList.tsx';
import { type Fact, informationFacts } from './seriesFacts.ts';

export function InformationPanel({ series }: { readonly series: Series }) {
  const [isNear, ref] = useHasBeenNearViewport();
  const overview = useQuery({ ...seriesOverviewQuery({ seriesId: series.IDs.ID }), enabled: isNear });
  return (
    <Panel ref={ref} title={t`Series Information`} aria-busy={overview.isLoading}>
      <FactList
        // Facts that failed to load are left out.
        facts={informationFacts(series, overview.data)
          .filter(({ value }) => value !== undefined || overview.isPending)
          .map((fact) => ({
            name: fact.name,
            value: <FactValue {...fact} studios={overview.data?.Studios ?? []} />,
          }))}
      />
      <QueryFailure query={overview} compact title={t`Some facts could not be loaded`} />
    </Panel>
  );
}

interface FactValueProps extends Fact {
  readonly studios: readonly RolePerson[];
}

function FactValue({ kind, value, studios }: FactValueProps) {
  if (value === undefined) return <Skeleton width="6rem" />;
  if (kind === 'studio' && studios.length > 0) {
    return studios.map((studio, place) => (
      <Fragment key={studio.ID ?? studio.Name}>
        {place > 0 && ', '}
        <PersonLink kind="creator" person={studio} />
      </Fragment>
    ));
  }
  const season = kind === 'season' ? seasonFilter(value) : undefined;
  return season ? <Link to={liveFilterAddress(season)}>{seasonText(value)}</Link> : value;
}

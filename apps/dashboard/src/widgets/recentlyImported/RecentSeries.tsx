import { availableImageUrl, chosenImage } from '@hondana/shared/anime/images';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { recentlyAddedSeriesQuery } from '@hondana/shared/resources/dashboard';
import { useWebUiSettings } from '@hondana/shared/settings';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { Card } from '../Card.tsx';
import { CardsSkeleton } from '../CardsSkeleton.tsx';
import { Strip } from '../Strip.tsx';
import { sizeText } from './sizeText.ts';

export function RecentSeries() {
  const includeRestricted = useShowsRestricted();
  const pageSize = useWebUiSettings(({ dashboard }) => dashboard.recentlyImportedSeriesCount);
  const series = useQuery({
    ...recentlyAddedSeriesQuery({ pageSize, includeRestricted }),
    retry: retryOnce,
  });
  return (
    <QueryView
      compact
      query={series}
      title={t`The recently imported series could not be loaded`}
      pending={<CardsSkeleton />}
    >
      {({ List }) =>
        List.length === 0 ? (
          <EmptyState compact title={t`No Recently Imported Series!`} />
        ) : (
          <Strip label={t`Recently imported series`} items={List} itemKey={({ IDs }) => IDs.ID}>
            {(one, tabIndex) => (
              <Card
                address={{ to: `/collection/series/${one.IDs.ID}` }}
                tabIndex={tabIndex}
                picture={availableImageUrl(chosenImage(one.Images.Posters))}
                title={one.Name}
                line={sizeText(one)}
              />
            )}
          </Strip>
        )
      }
    </QueryView>
  );
}

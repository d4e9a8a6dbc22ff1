import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Series } from '@hondana/shared/api/types';
import { seriesQuery } from '@hondana/shared/resources/series';
import { rescanSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { deleteSeries, overrideSeriesTitle } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSeriesCatalogue } from '../../shared/useSeriesCatalogue.ts';
import { catalogueTab } from '../CatalogueTab.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import { SeriesDeleteTab } from './SeriesDeleteTab.tsx';
import { SeriesFilesTab } from './SeriesFilesTab.tsx';
import { SeriesGroupTab } from './SeriesGroupTab.tsx';
import { SeriesNameTab } from './SeriesNameTab.tsx';
import { SeriesUpdateTab } from './SeriesUpdateTab.tsx';

interface EditSeriesDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** See facts 5.8. */
export function EditSeriesDialog({ id, onClose }: EditSeriesDialogProps) {
  const query = useQuery({ ...seriesQuery({ seriesId: id, includeDataFrom: ['AniDB'] }), retry: retryOnce });
  const mayRename = useMay(overrideSeriesTitle);
  const mayRescan = useMay(rescanSeriesFiles);
  const mayDelete = useMay(deleteSeries);
  const catalogue = useSeriesCatalogue();

  const whenLoaded = (panel: (series: Series) => ReactNode): ReactNode => {
    if (query.data) return panel(query.data);
    if (query.isPending) return <Skeleton height="4rem" />;
    return <QueryFailure query={query} compact title={t`Series data could not be loaded!`} />;
  };
  const tabs = [
    mayRename && {
      value: 'name',
      label: t`Name`,
      panel: () => whenLoaded((series) => <SeriesNameTab series={series} />),
    },
    { value: 'group', label: t`Group`, panel: () => whenLoaded(() => <SeriesGroupTab seriesId={id} />) },
    {
      value: 'update',
      label: t`Update Actions`,
      panel: () => whenLoaded(() => <SeriesUpdateTab seriesId={id} />),
    },
    mayRescan && {
      value: 'files',
      label: t`File Actions`,
      panel: () => whenLoaded((series) => <SeriesFilesTab series={series} />),
    },
    mayDelete && {
      value: 'delete',
      label: t`Delete Actions`,
      panel: (close: () => void) =>
        whenLoaded((series) => <SeriesDeleteTab series={series} onDeleted={close} />),
    },
    catalogueTab({
      query: catalogue.query,
      actions: catalogue.actions
        ?.filter(({ isKnown }) => !isKnown)
        .map(({ writeFor, ...action }) => ({ ...action, write: writeFor(id) })),
    }),
  ].filter((tab) => tab !== false && tab !== undefined);
  return <EditorDialog title={t`Edit Series`} name={query.data?.Name} tabs={tabs} onClose={onClose} />;
}

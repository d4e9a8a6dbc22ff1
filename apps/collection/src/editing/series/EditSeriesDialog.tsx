import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { seriesQuery } from '@hondana/shared/resources/series';
import { rescanSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { deleteSeries, overrideSeriesTitle } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from '../EditorTab.module.css';
import { SeriesDeleteTab } from './SeriesDeleteTab.tsx';
import { SeriesFilesTab } from './SeriesFilesTab.tsx';
import { SeriesGroupTab } from './SeriesGroupTab.tsx';
import { SeriesNameTab } from './SeriesNameTab.tsx';
import { SeriesUpdateTab } from './SeriesUpdateTab.tsx';

type Tab = 'name' | 'group' | 'update' | 'files' | 'delete';

interface EditSeriesDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** See facts 5.8. */
export function EditSeriesDialog({ id, onClose }: EditSeriesDialogProps) {
  const [open, setOpen] = useState(true);
  const series = useQuery({ ...seriesQuery({ seriesId: id, includeDataFrom: ['AniDB'] }), retry: retryOnce });
  const may = {
    rename: useMay(overrideSeriesTitle),
    files: useMay(rescanSeriesFiles),
    delete: useMay(deleteSeries),
  };
  const tabs: { value: Tab; label: string }[] = [
    ...(may.rename ? [{ value: 'name' as const, label: 'Name' }] : []),
    { value: 'group', label: 'Group' },
    { value: 'update', label: 'Update Actions' },
    ...(may.files ? [{ value: 'files' as const, label: 'File Actions' }] : []),
    ...(may.delete ? [{ value: 'delete' as const, label: 'Delete Actions' }] : []),
  ];
  const [chosen, setChosen] = useState<Tab>();
  const tab = chosen ?? tabs[0]?.value ?? 'group';

  const { data } = series;
  const panels: Record<Tab, () => ReactNode> = {
    name: () => data && <SeriesNameTab series={data} />,
    group: () => <SeriesGroupTab seriesId={id} />,
    update: () => <SeriesUpdateTab seriesId={id} />,
    files: () => data && <SeriesFilesTab series={data} />,
    delete: () => data && <SeriesDeleteTab series={data} onDeleted={() => setOpen(false)} />,
  };
  const failed = series.isError && !data;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Edit Series"
      description={<bdi>{data?.Name}</bdi>}
      flush
    >
      <Tabs label="Edit Series" tabs={tabs} value={tab} onChange={setChosen}>
        <div className={styles.tab}>
          {failed && <QueryFailure query={series} compact title="Series data could not be loaded!" />}
          {series.isPending && <Skeleton height="4rem" />}
          {!series.isPending && !failed && panels[tab]()}
        </div>
      </Tabs>
    </Dialog>
  );
}

import { onlyThese } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { plural } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { SeriesPanelHead } from '../shared/SeriesPanelHead.tsx';
import { FileSelectionBar } from './FileSelectionBar.tsx';
import { FileTable } from './FileTable.tsx';
import { fileOperations } from './fileOperations.ts';
import styles from './ManualSeriesPage.module.css';
import { useFileSelection } from './useFileSelection.ts';
import { useManualFiles } from './useManualFiles.ts';

interface ManualSeriesPanelProps {
  readonly seriesId: number;
  readonly listAddress: string;
}

const kind = { name: 'manuallyLinked' } as const;

/** The manually linked files of one series, with everything that can be done to many of them. */
export function ManualSeriesPanel({ seriesId, listAddress }: ManualSeriesPanelProps) {
  const list = useManualFiles(seriesId);
  const selecting = useFileSelection(kind.name, list, (file) => file.seriesId === seriesId);
  const operation = useBulkOperation(fileOperations()[kind.name], (unfinished) =>
    selecting.change(onlyThese(unfinished)),
  );
  const { total, error } = list;
  return (
    <section aria-label="Files of the series" className={styles.panel}>
      <SeriesPanelHead
        seriesId={seriesId}
        listAddress={listAddress}
        count={
          total === undefined
            ? undefined
            : `${plural(total, 'file', 'files')}${list.isComplete ? '' : ' so far'}`
        }
      />
      {error && (
        <ErrorState
          compact
          title={`${total === undefined ? 'The files' : 'Further files'} could not be loaded`}
          detail={error.message}
          retrying={list.isRetrying}
          onRetry={list.retry}
        />
      )}
      {total === undefined && !error && (
        <div aria-busy="true" className={styles.skeleton}>
          {['80%', '70%', '85%', '75%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
      {total === 0 && list.isComplete && <EmptyState compact title="No manually linked files!" />}
      {total !== undefined && total > 0 && (
        <FileTable label="Manually Linked Files" list={list} selecting={selecting} />
      )}
      <FileSelectionBar kind={kind} files={{ list, selecting, operation }} />
    </section>
  );
}

import { selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { plural, t } from '@lingui/core/macro';
import { SeriesPanel } from '../shared/SeriesPanel.tsx';
import { SkeletonLines } from '../shared/SkeletonLines.tsx';
import { FileSelectionBar } from './FileSelectionBar.tsx';
import { FileTable } from './FileTable.tsx';
import { fileOperations } from './fileOperations.ts';
import { type DetailDialogType, useDetailAddress } from './useDetailAddress.ts';
import { useFileSelection } from './useFileSelection.ts';
import { useManualFiles } from './useManualFiles.ts';

interface ManualSeriesPanelProps {
  readonly seriesId: number;
  readonly detail: DetailDialogType;
}

const kind = { name: 'manuallyLinked' } as const;

export function ManualSeriesPanel({ seriesId, detail: Detail }: ManualSeriesPanelProps) {
  const list = useManualFiles(seriesId);
  const selecting = useFileSelection(kind.name, list, (file) => file.seriesId === seriesId);
  const operation = useBulkOperation(fileOperations()[kind.name], (unfinished) =>
    selecting.change(selectOnly(unfinished)),
  );
  const details = useDetailAddress();
  const { total, error } = list;
  return (
    <SeriesPanel
      label={t`Files of the series`}
      seriesId={seriesId}
      count={
        total === undefined
          ? undefined
          : list.isComplete
            ? t`${plural(total, { one: '# file', other: '# files' })}`
            : t`${plural(total, { one: '# file', other: '# files' })} so far`
      }
    >
      {error && (
        <ErrorState
          compact
          title={
            total === undefined ? t`The files could not be loaded` : t`Further files could not be loaded`
          }
          error={error}
          retrying={list.isRetrying}
          onRetry={list.retry}
        />
      )}
      {total === undefined && !error && <SkeletonLines widths={['80%', '70%', '85%', '75%']} />}
      {total === 0 && list.isComplete && <EmptyState compact title={t`No manually linked files!`} />}
      {total !== undefined && total > 0 && (
        <FileTable
          kind={kind}
          label={t`Manually Linked Files`}
          list={list}
          selecting={selecting}
          detailsOf={details.linkTo}
        />
      )}
      <FileSelectionBar kind={kind} files={{ list, selecting, operation }} />
      {details.openId !== undefined && <Detail fileId={details.openId} onClose={details.close} />}
    </SeriesPanel>
  );
}

import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonLines } from '../../shared/SkeletonLines.tsx';
import { AllSeriesList } from './AllSeriesList.tsx';
import { deletionAction, deletionOperation } from './deletionOperation.ts';
import styles from './RankedPanel.module.css';
import { type DeletionPreview, previewReleases, type RankedOptions } from './rankedReleases.ts';
import { samePreview } from './samePreview.ts';

interface AllSeriesDialogProps {
  readonly options: RankedOptions;
  readonly onClose: () => void;
}

const none: readonly DeletionPreview[] = [];

/** What the server would delete in all series, by its own ranking. Series may be left out. */
export function AllSeriesDialog({
  options: { includeVariations, onlyFinishedSeries },
  onClose,
}: AllSeriesDialogProps) {
  const asked = { includeVariations, onlyFinishedSeries };
  const query = useQuery({
    ...previewReleases({ ...asked, body: {} }),
    // What is on screen is what goes: only Preview again replaces it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const previews = query.data ?? none;
  const chosen = previews.filter(({ SeriesID }) => !left.has(SeriesID));
  const count = chosen.reduce((sum, { Files }) => sum + Files.length, 0);
  const seriesCount = chosen.length;
  const size = formatBytes(chosen.reduce((sum, { TotalSizeToDelete }) => sum + TotalSizeToDelete, 0));
  const operation = useBulkOperation(deletionOperation().ofAll, (unfinished) => {
    if (unfinished.length === 0) onClose();
    // What failed stays chosen.
    else {
      const failed = new Set(unfinished.map(({ key }) => Number(key)));
      setLeft(new Set(previews.map(({ SeriesID }) => SeriesID).filter((id) => !failed.has(id))));
    }
  });
  const confirm = async (): Promise<void> => {
    const body = { IncludedSeriesIDs: chosen.map(({ SeriesID }) => SeriesID) };
    const now = new Map(
      (await previewReleases.send({ ...asked, body })).map((one) => [one.SeriesID, one] as const),
    );
    if (!chosen.every((one) => samePreview(one, now.get(one.SeriesID))))
      throw new Error(t`The files have changed since the preview. Preview again.`);
    const tasks = chosen.map(({ SeriesID, SeriesTitle, Files }) => ({
      key: String(SeriesID),
      name: SeriesTitle,
      placeIds: Files.map(({ PlaceID }) => PlaceID),
    }));
    void operation.run(deletionAction(), tasks);
  };
  return (
    <Dialog
      open
      size="large"
      keepOnPressOutside
      onOpenChange={(open) => !open && onClose()}
      title={t`Redundant Files of All Series`}
      description={t`Keeps the best release of each series by the server’s ranking. Nothing is deleted until you confirm.`}
      footer={
        <>
          <Button
            busy={query.isFetching}
            disabled={operation.progress !== undefined}
            onClick={() => void query.refetch()}
          >
            <Trans>Preview again</Trans>
          </Button>
          <Button
            variant="danger"
            disabled={count === 0 || query.isFetching || operation.progress !== undefined}
            onClick={() => setAsking(true)}
          >
            {t`Delete ${plural(count, { one: '# file', other: '# files' })}…`}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <BulkReport operation={operation} />
        {query.isPending && <SkeletonLines widths={['40%', '90%', '85%', '45%', '88%', '80%']} />}
        {query.isError && query.data === undefined && (
          <ErrorState
            compact
            title={t`The preview could not be loaded`}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && previews.length === 0 && <EmptyState compact title={t`No redundant files`} />}
        {previews.length > 0 && (
          <>
            <p role="status" className={styles.sum}>
              {t`${plural(count, { one: '# file', other: '# files' })} of ${plural(seriesCount, { one: '# series', other: '# series' })} would be deleted, freeing ${size}.`}
            </p>
            <AllSeriesList previews={previews} left={left} onLeave={setLeft} />
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        danger
        title={t`Delete ${plural(count, { one: '# file', other: '# files' })}, ${size}?`}
        confirmLabel={t`Delete ${plural(count, { one: '# file', other: '# files' })}, ${size}`}
        typedConfirmation={t`delete files`}
        failure={(error) => errorText(error) ?? t`The preview could not be loaded`}
        onConfirm={confirm}
      >
        <p>
          {t`${plural(count, { one: '# file', other: '# files' })} will be deleted from disk, freeing ${size}. This cannot be undone.`}
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}

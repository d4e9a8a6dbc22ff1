import { deleteSeries } from '@hondana/shared/api/series';
import { useMay } from '@hondana/shared/api/useMay';
import { nothing } from '@hondana/shared/lists/selection';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { useState } from 'react';
import { FailureList } from '../shared/FailureList.tsx';
import styles from '../shared/SelectionBar.module.css';
import type { useListSelection } from '../shared/useListSelection.ts';
import type { SeriesFacts } from './SeriesFacts.ts';
import type { useSeriesDeletion } from './useSeriesDeletion.ts';
import type { SeriesList } from './useSeriesList.ts';

const DeleteSeriesDialog = lazyPart(
  async () => (await import('./DeleteSeriesDialog.tsx')).DeleteSeriesDialog,
);

interface SeriesSelectionBarProps {
  readonly list: SeriesList;
  readonly selecting: ReturnType<typeof useListSelection<SeriesFacts>>;
  readonly deletion: ReturnType<typeof useSeriesDeletion>;
}

/** How many series are selected, their deletion by administrators, how far it is, and what failed. */
export function SeriesSelectionBar({ list, selecting, deletion }: SeriesSelectionBarProps) {
  const { selection, isExtending, count, change, selectAll } = selecting;
  const { progress, failures, failed, remove, cancel, dismissFailures } = deletion;
  const [asked, setAsked] = useState<readonly SeriesFacts[]>();
  const [isLooking, setLooking] = useState(false);
  const mayDelete = useMay(deleteSeries);
  const total = list.total ?? 0;
  if (count === 0 && !progress && failures.length === 0) return null;

  const ask = async (): Promise<void> => {
    setLooking(true);
    try {
      const all = selection.isInverted ? await list.seriesIn(0, total - 1) : [...selection.items.values()];
      setAsked(selection.isInverted ? all.filter(({ key }) => !selection.items.has(key)) : all);
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: 'The selection could not be read', text });
    } finally {
      setLooking(false);
    }
  };
  return (
    <section aria-label="Selection" className={styles.bar}>
      {failures.length > 0 && (
        <FailureList
          title={failed}
          failures={failures}
          label="Failed series"
          further={(rest) => plural(rest, 'further series', 'further series')}
          onDismiss={dismissFailures}
        />
      )}
      {progress ? (
        <ProgressBar
          label={progress.label}
          value={progress.through}
          max={progress.of}
          valueText={`${formatNumber(progress.through)} of ${plural(progress.of, 'series', 'series')}`}
          action={
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          }
        />
      ) : (
        <div className={styles.row}>
          <p role="status" className={styles.count}>
            {plural(count, 'series', 'series')} selected{isExtending && ', looking up more…'}
          </p>
          {count < total && (
            <Button variant="quiet" size="small" onClick={selectAll}>
              Select all {formatNumber(total)}
            </Button>
          )}
          {mayDelete && (
            <Button
              size="small"
              variant="danger"
              busy={isLooking}
              disabled={count === 0}
              onClick={() => void ask()}
            >
              Delete
            </Button>
          )}
          <IconButton
            icon={closeIcon}
            label="Clear selection"
            size="small"
            onClick={() => change(nothing())}
          />
        </div>
      )}
      {asked && (
        <DeleteSeriesDialog
          series={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void remove(asked)}
        />
      )}
    </section>
  );
}

import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { SelectionBar } from '@hondana/shared/bulk/SelectionBar';
import { selectedItems } from '@hondana/shared/bulk/selectedItems';
import { selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { useHiddenSelectionCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { useResolveHiddenSelection } from '@hondana/shared/bulk/useResolveHiddenSelection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { BarActions } from '../shared/BarActions.tsx';
import type { SeriesFacts } from './SeriesFacts.ts';
import { deletion, seriesDeletion } from './seriesDeletion.ts';
import type { SeriesWithoutFilesList } from './useSeriesList.ts';

const DeleteSeriesDialog = lazyPart(
  async () => (await import('./DeleteSeriesDialog.tsx')).DeleteSeriesDialog,
);

interface SeriesSelectionBarProps {
  readonly list: SeriesWithoutFilesList;
  readonly selecting: Selecting<SeriesFacts>;
}

export function SeriesSelectionBar({ list, selecting }: SeriesSelectionBarProps) {
  const { selection, change } = selecting;
  const isLookingUp = useResolveHiddenSelection(selecting, list);
  const notInList = useHiddenSelectionCount(selecting, list);
  const hiddenCount = isLookingUp ? 0 : notInList;
  const operation = useBulkOperation(seriesDeletion(), (unfinished) => change(selectOnly(unfinished)));
  const [asked, setAsked] = useState<readonly SeriesFacts[]>();
  const mayDelete = useMay(deleteSeries);

  const ask = async (): Promise<void> => {
    setAsked(
      await operation.lookUp(t`Looking up series`, (onProgress, signal) =>
        selectedItems(selection, list, onProgress, signal),
      ),
    );
  };
  return (
    <>
      <SelectionBar
        selecting={{ ...selecting, isExtending: selecting.isExtending || isLookingUp }}
        operation={operation}
        total={list.total}
        text={t`${plural(selecting.count, { one: '# series', other: '# series' })} selected`}
        hiddenCount={hiddenCount}
      >
        <BarActions
          actions={[]}
          danger={
            mayDelete
              ? {
                  label: t`Delete`,
                  disabled: selecting.count === 0 || isLookingUp,
                  onClick: () => void ask(),
                }
              : undefined
          }
        />
      </SelectionBar>
      {asked && (
        <DeleteSeriesDialog
          series={asked}
          hiddenCount={hiddenCount}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void operation.run(deletion(), asked)}
        />
      )}
    </>
  );
}

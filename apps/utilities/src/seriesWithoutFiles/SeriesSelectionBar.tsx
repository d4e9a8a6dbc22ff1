import { useMay } from '@hondana/shared/api/useMay';
import { SelectionBar } from '@hondana/shared/bulk/SelectionBar';
import { isSelected, onlyThese } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useState } from 'react';
import type { SeriesFacts } from './SeriesFacts.ts';
import { deletion, seriesOperation } from './seriesOperation.ts';
import type { SeriesList } from './useSeriesList.ts';

const DeleteSeriesDialog = lazyPart(
  async () => (await import('./DeleteSeriesDialog.tsx')).DeleteSeriesDialog,
);

interface SeriesSelectionBarProps {
  readonly list: SeriesList;
  readonly selecting: Selecting<SeriesFacts>;
}

/** How many series are selected, and a button for administrators to delete them. */
export function SeriesSelectionBar({ list: { total = 0, itemsIn }, selecting }: SeriesSelectionBarProps) {
  const { selection, count, change } = selecting;
  const operation = useBulkOperation(seriesOperation(), (unfinished) => change(onlyThese(unfinished)));
  const [asked, setAsked] = useState<readonly SeriesFacts[]>();
  const mayDelete = useMay(deleteSeries);

  const ask = async (): Promise<void> => {
    const all = selection.isInverted
      ? await operation.lookUp('Looking up series', () => itemsIn(0, total - 1))
      : [...selection.items.values()];
    setAsked(all?.filter(({ key }) => isSelected(selection, key)));
  };
  return (
    <>
      <SelectionBar
        selecting={selecting}
        operation={operation}
        total={total}
        text={`${plural(count, 'series', 'series')} selected`}
      >
        {mayDelete && (
          <Button size="small" variant="danger" disabled={count === 0} onClick={() => void ask()}>
            Delete
          </Button>
        )}
      </SelectionBar>
      {asked && (
        <DeleteSeriesDialog
          series={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void operation.run(deletion, asked)}
        />
      )}
    </>
  );
}

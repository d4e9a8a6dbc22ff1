import type { HiddenCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';
import { HiddenSelectionText } from '../shared/HiddenSelectionText.tsx';
import { NameList } from '../shared/NameList.tsx';
import type { SeriesFacts } from './SeriesFacts.ts';

interface DeleteSeriesDialogProps {
  readonly series: readonly SeriesFacts[];
  readonly hiddenCount: HiddenCount;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function DeleteSeriesDialog({ series, hiddenCount, onClose, onConfirm }: DeleteSeriesDialogProps) {
  const amount = plural(series.length, 'series', 'series');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${amount}?`}
      confirmLabel={`Delete ${amount}`}
      danger
      onConfirm={onConfirm}
    >
      <p>
        {series.length === 1 ? 'It is' : 'They are'} removed from the collection. There are no files to
        delete; series can be added again from AniDB.
      </p>
      <HiddenSelectionText count={hiddenCount} />
      <NameList label="Series" items={series} />
    </ConfirmDialog>
  );
}

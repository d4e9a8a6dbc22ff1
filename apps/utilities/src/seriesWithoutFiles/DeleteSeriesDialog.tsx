import type { HiddenCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural, t } from '@lingui/core/macro';
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
  const count = series.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete ${plural(count, { one: '# series', other: '# series' })}?`}
      confirmLabel={t`Delete ${plural(count, { one: '# series', other: '# series' })}`}
      danger
      onConfirm={onConfirm}
    >
      <p>
        {t`${plural(count, {
          one: 'It is removed from the collection. There are no files to delete; series can be added again from AniDB.',
          other:
            'They are removed from the collection. There are no files to delete; series can be added again from AniDB.',
        })}`}
      </p>
      <HiddenSelectionText count={hiddenCount} />
      <NameList label={t`Series`} items={series} />
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';
import styles from './DeleteSeriesDialog.module.css';
import type { SeriesFacts } from './SeriesFacts.ts';

/** Of any more only the number is shown. */
const mostShown = 20;

interface DeleteSeriesDialogProps {
  readonly series: readonly SeriesFacts[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before series are deleted, by their names. */
export function DeleteSeriesDialog({ series, onClose, onConfirm }: DeleteSeriesDialogProps) {
  const amount = plural(series.length, 'series', 'series');
  const rest = series.length - mostShown;
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
      <ul className={styles.names}>
        {series.slice(0, mostShown).map(({ key, name }) => (
          <li key={key}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {rest > 0 && <li>and {plural(rest, 'further series', 'further series')}</li>}
      </ul>
    </ConfirmDialog>
  );
}

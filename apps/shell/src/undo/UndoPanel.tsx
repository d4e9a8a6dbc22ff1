import { undoableAtom } from '@hondana/shared/overlays/notices';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatTime } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { PartProps } from '../parts/partProps.ts';
import styles from './UndoPanel.module.css';

/** This visit's undoable changes, newest first: a notice may close before it is read. */
export function UndoPanel({ onClose }: PartProps) {
  const undoable = useAtomValue(undoableAtom);
  return (
    <Sheet
      open
      title={t`Recent changes`}
      description={t`Changes can be undone until the page is reloaded.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {undoable.length === 0 && <EmptyState compact title={t`Nothing to undo`} />}
      <ul aria-label={t`Recent changes`}>
        {undoable.toReversed().map(({ id, title, text, at, undo }) => (
          <li key={id} className={styles.item}>
            <div className={styles.text}>
              <p className={styles.title}>{title}</p>
              {text && <p className={styles.detail}>{text}</p>}
              <p className={styles.detail}>{formatTime(at)}</p>
            </div>
            <Button size="small" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

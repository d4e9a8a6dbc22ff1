import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';
import type { Relocating } from './renamers.ts';

interface RelocationDialogProps {
  readonly count: number;
  readonly how: Relocating;
  readonly configName: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before files are renamed or moved, which cannot be undone. */
export function RelocationDialog({ count, how, configName, onClose, onConfirm }: RelocationDialogProps) {
  const files = plural(count, 'file', 'files');
  const action = [how.rename && 'Rename', how.move && 'move'].filter(Boolean).join(' and ');
  const title = `${action.charAt(0).toUpperCase()}${action.slice(1)} ${files}?`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={`${action.charAt(0).toUpperCase()}${action.slice(1)}`}
      onConfirm={onConfirm}
    >
      <p>
        Uses the config <bdi>{configName}</bdi> on the server’s disk. This cannot be undone. Empty directories
        are removed.
      </p>
    </ConfirmDialog>
  );
}

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

/** Asks before files get other names or places: nothing brings the old ones back. */
export function RelocationDialog({ count, how, configName, onClose, onConfirm }: RelocationDialogProps) {
  const files = plural(count, 'file', 'files');
  const deed = [how.rename && 'Rename', how.move && 'move'].filter(Boolean).join(' and ');
  const title = `${deed.charAt(0).toUpperCase()}${deed.slice(1)} ${files}?`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={`${deed.charAt(0).toUpperCase()}${deed.slice(1)}`}
      onConfirm={onConfirm}
    >
      <p>
        As <bdi>{configName}</bdi> says, on the disk of the server. This cannot be undone. Directories that
        are empty then are removed.
      </p>
    </ConfirmDialog>
  );
}

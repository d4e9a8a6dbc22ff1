import type { Ban } from '@hondana/shared/live';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { BanText } from './BanText.tsx';

interface BanDialogProps {
  readonly ban: Ban;
  readonly onClose: () => void;
}

export function BanDialog({ ban, onClose }: BanDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={`AniDB ${ban.kind} Ban Detected`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BanText ban={ban} />
    </Dialog>
  );
}

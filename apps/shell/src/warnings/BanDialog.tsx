import type { Ban } from '@hondana/shared/live';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { BanText } from './BanText.tsx';

interface BanDialogProps {
  readonly ban: Ban;
  readonly onClose: () => void;
}

export function BanDialog({ ban, onClose }: BanDialogProps) {
  const { kind } = ban;
  return (
    <Dialog
      open
      size="small"
      title={t`AniDB ${kind} Ban Detected`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BanText ban={ban} />
    </Dialog>
  );
}

import type { Ban } from '@hondana/shared/live';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { formatDateTime, formatRelative } from '@hondana/shared/ui/format';

interface BanDialogProps {
  readonly ban: Ban;
  readonly onClose: () => void;
}

/** Says what a ban means and when the server tries again. */
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
      <p>
        AniDB is currently rejecting the server’s {ban.kind} requests. Tasks that need them wait in the queue.
      </p>
      <p>
        {ban.until === undefined
          ? 'The time of the next attempt is unknown.'
          : `The server will try again on ${formatDateTime(ban.until)} (${formatRelative(ban.until)}).`}
      </p>
    </Dialog>
  );
}

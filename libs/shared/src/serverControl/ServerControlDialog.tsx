import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { useWrite } from '../api/useWrite.ts';
import { errorText } from '../http/ApiError.ts';
import { ServerControlText } from './ServerControlText.tsx';
import { type ServerControl, serverControlTexts, serverControlWrites } from './serverControls.ts';

interface ServerControlDialogProps {
  readonly control: ServerControl;
  readonly onClose: () => void;
}

/**
 * Asks before the server is restarted or shut down, and does it. Offer it for what `useServerControls` names.
 * @example {isAsking && <ServerControlDialog control="restart" onClose={() => setAsking(false)} />}
 */
export function ServerControlDialog({ control, onClose }: ServerControlDialogProps) {
  const { title, confirmLabel, done } = serverControlTexts(control);
  const { mutateAsync } = useWrite(serverControlWrites[control], { done, key: 'server-control' });
  return (
    <ConfirmDialog
      open
      danger
      size="medium"
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={() => mutateAsync({})}
      failure={(error) => errorText(error) ?? title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ServerControlText control={control} />
    </ConfirmDialog>
  );
}

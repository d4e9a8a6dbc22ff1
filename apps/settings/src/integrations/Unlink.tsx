import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { type ReactNode, useState } from 'react';

interface UnlinkProps {
  readonly service: 'Plex' | 'Trakt';
  readonly unlink: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function Unlink({ service, unlink, children }: UnlinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={unlinkIcon} onClick={() => setOpen(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Unlink ${service}?`}
        confirmLabel="Unlink"
        danger
        failure={(error) => `${service} could not be unlinked. ${errorText(error) ?? ''}`}
        onConfirm={unlink}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

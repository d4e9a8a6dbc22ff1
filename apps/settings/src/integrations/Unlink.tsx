import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <Trans>Unlink</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Unlink ${service}?`}
        confirmLabel={t`Unlink`}
        danger
        failure={(error) => {
          const reason = errorText(error) ?? '';
          return t`${service} could not be unlinked. ${reason}`;
        }}
        onConfirm={unlink}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

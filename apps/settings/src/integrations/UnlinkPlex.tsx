import { useWrite } from '@hondana/shared/api/useWrite';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { unlinkPlex } from './resetSettings.ts';
import { Unlink } from './Unlink.tsx';

export function UnlinkPlex() {
  const { mutateAsync } = useWrite(unlinkPlex, { done: t`Plex token invalidated!` });
  return (
    <Unlink service="Plex" unlink={() => mutateAsync()}>
      <Trans>The server’s token and the selected Plex server and libraries are removed.</Trans>
    </Unlink>
  );
}

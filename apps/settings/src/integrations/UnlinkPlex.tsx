import { useWrite } from '@hondana/shared/api/useWrite';
import { unlinkPlex } from './resetSettings.ts';
import { Unlink } from './Unlink.tsx';

export function UnlinkPlex() {
  const { mutateAsync } = useWrite(unlinkPlex, { done: 'Plex token invalidated!' });
  return (
    <Unlink service="Plex" unlink={() => mutateAsync()}>
      The server’s token and the selected Plex server and libraries are removed.
    </Unlink>
  );
}

import { serverKeys } from '@hondana/shared/api/queryKeys';
import { recheckConnectivity } from '@hondana/shared/api/server';
import { MendButton } from './MendButton.tsx';

export function RecheckNetwork() {
  return (
    <MendButton
      call="/api/v3/Init/Connectivity"
      act={recheckConnectivity}
      stale={[serverKeys.connectivity]}
      failure="The server could not look for the internet"
    >
      Have the server look again
    </MendButton>
  );
}

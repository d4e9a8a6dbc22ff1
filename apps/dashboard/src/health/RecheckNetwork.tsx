import { recheckConnectivity } from '@hondana/shared/api/server';
import { MendButton } from './MendButton.tsx';

export function RecheckNetwork() {
  return (
    <MendButton write={recheckConnectivity} failure="The server could not look for the internet">
      Have the server look again
    </MendButton>
  );
}

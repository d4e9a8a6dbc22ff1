import { recheckConnectivity } from '@hondana/shared/resources/server';
import { FixButton } from './FixButton.tsx';

export function RecheckNetwork() {
  return (
    <FixButton write={recheckConnectivity} failure="The server could not look for the internet">
      Have the server look again
    </FixButton>
  );
}

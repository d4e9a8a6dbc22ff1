import { offeredInterfaceQuery } from '@hondana/shared/resources/interfaceUpdate';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { downloadIcon } from '@hondana/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { openPartAtom } from '../frame/openPart.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { askSeldom } from '../seldom/askSeldom.ts';
import { isUpdate, ownVersion } from './interfaceUpdate.ts';
import styles from './UpdateNotice.module.css';
import { useIsUpdating } from './useInstallUpdate.ts';

/** How often an open page looks whether it is time to ask again, in milliseconds. */
const interval = 3600 * 1000;

/** Says in the bar that an update of this interface is there, or being installed. */
export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const setOpenPart = useSetAtom(openPartAtom);
  const isUpdating = useIsUpdating();
  const channel = useWebUiSettings(({ updateChannel }) => updateChannel);
  // What the dialog has been told is newer.
  const { data: told } = useQuery({ ...offeredInterfaceQuery({ channel }), enabled: false });
  // Without an answer there is nothing to tell: the dialog says why when somebody asks.
  const { data: known } = useQuery({
    queryKey: ['shell', 'offered-version', channel],
    queryFn: ({ client }) =>
      askSeldom(`update-${channel}`, async () => {
        // Not taken back when the bar goes: that would look like a failure.
        const offered = await offeredInterfaceQuery.send({ channel });
        client.setQueryData(offeredInterfaceQuery({ channel }).queryKey, offered);
        return offered.Version ?? '';
      }),
    refetchInterval: interval,
  });
  const Version = told ? told.Version : known;
  if (!isUpdating && !(Version && isUpdate({ Version }, ownVersion(store)))) return null;
  const words = isUpdating ? 'Updating WebUI...' : 'WebUI Update Available';
  return (
    <Button
      variant="quiet"
      size="small"
      icon={downloadIcon}
      className={styles.notice}
      title={words}
      onClick={() => setOpenPart('update')}
    >
      <span className={styles.words}>{words}</span>
    </Button>
  );
}

import { offeredInterfaceQuery, offeredServerQuery } from '@hondana/shared/resources/updates';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { downloadIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { openPartAtom } from '../parts/openPart.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { isUpdate, ownVersion } from './interfaceUpdate.ts';
import { isServerUpdate, useServerVersion } from './serverUpdate.ts';
import styles from './UpdateNotice.module.css';
import { useIsUpdating } from './useInstallUpdate.ts';
import { useOfferedVersion } from './useOfferedVersion.ts';

export function UpdateNotice({ store }: { readonly store: RegistryStore }) {
  const setOpenPart = useSetAtom(openPartAtom);
  const isUpdating = useIsUpdating();
  const channel = useWebUiSettings(({ updateChannel }) => updateChannel);
  const running = useServerVersion();
  const offered = useOfferedVersion({
    name: `update-${channel}`,
    queryKey: offeredInterfaceQuery({ channel }).queryKey,
    fetchOffer: () => offeredInterfaceQuery.send({ channel }),
  });
  const offeredServer = useOfferedVersion({
    name: 'server-update',
    queryKey: offeredServerQuery().queryKey,
    fetchOffer: () => offeredServerQuery.send({}),
    // Both need internet: if the first failed, the second would too.
    enabled: offered !== undefined,
  });
  const isOffered = offered !== undefined && isUpdate({ Version: offered }, ownVersion(store));
  const words = [
    ...(isUpdating ? [t`Updating WebUI...`] : isOffered ? [t`WebUI Update Available`] : []),
    ...(isServerUpdate({ Version: offeredServer }, running) ? [t`Server Update Available`] : []),
  ];
  return words.map((text) => (
    <Button
      key={text}
      variant="quiet"
      size="small"
      icon={downloadIcon}
      className={styles.notice}
      title={text}
      onClick={() => setOpenPart('update')}
    >
      <span className={styles.words}>{text}</span>
    </Button>
  ));
}

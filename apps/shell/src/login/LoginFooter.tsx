import { useLanguage } from '@hondana/shared/language';
import { SlotParts } from '@hondana/shared/remote/SlotParts';
import { SlotProvider } from '@hondana/shared/remote/slots';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withLabels } from '../language/labels.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { createSlotHost } from '../slots/createSlotHost.ts';
import styles from './LoginPage.module.css';

/** Plugins installed for everyone, visible without a session. */
export function LoginFooter({ store }: { readonly store: RegistryStore }) {
  const { data: versions } = useQuery(serverVersionQuery());
  const serverVersion = versions?.Server.Version ?? undefined;
  const language = useLanguage();
  const host = useMemo(() => {
    const remotes = store.started.remotes.map((remote) => withLabels(remote, language));
    return createSlotHost(store, remotes, { isAdministrator: false, serverVersion });
  }, [store, serverVersion, language]);
  // Until then it is unknown which remotes support this server.
  if (serverVersion === undefined) return null;
  return (
    <SlotProvider host={host}>
      <div className={styles.parts}>
        <SlotParts slot="login.footer" properties={{}} inline />
      </div>
    </SlotProvider>
  );
}

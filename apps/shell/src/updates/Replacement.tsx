import type { ComponentVersion } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { installOfferedInterface, isHondana } from '@hondana/shared/resources/updates';
import { signOut } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatList } from '@hondana/shared/ui/format';
import { useState } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { ownVersion } from './interfaceUpdate.ts';
import styles from './Replacement.module.css';

function actionText({ Version }: ComponentVersion, update: boolean, own: string): string {
  if (!update) return 'Replace Hondana with the official Web UI';
  return Version === own ? `Install Hondana ${own} again` : `Update to Hondana ${Version}`;
}

interface ReplacementProps {
  readonly store: RegistryStore;
  readonly offered: ComponentVersion;
}

export function Replacement({ store, offered }: ReplacementProps) {
  const [isAsking, setIsAsking] = useState(false);
  const install = useWrite(installOfferedInterface, {
    onDone: () => {
      signOut();
      // This page's files are gone: only a full navigation loads the new interface.
      location.replace(document.baseURI);
    },
  });
  const { remotes } = store.started;
  const own = `Hondana ${ownVersion(store)}`;
  const parts = remotes.length === 0 ? '' : ` with ${formatList(remotes.map(({ title }) => title))}`;
  const update = isHondana(offered);
  const action = actionText(offered, update, ownVersion(store));

  if (!isAsking) {
    return (
      <div className={styles.question}>
        <p>
          {update
            ? `The server offers Hondana ${offered.Version}.`
            : `The server offers the official Web UI ${offered.Version} (stable), made by the publisher of Shoko Server. It replaces Hondana for everyone who uses this server.`}
        </p>
        <Button onClick={() => setIsAsking(true)}>{action}</Button>
      </div>
    );
  }
  return (
    <div className={styles.question}>
      <p>
        The server deletes <strong>{own}</strong>
        {parts} and all other files from its web interface folder, and installs{' '}
        <strong>
          {update ? 'Hondana' : 'the official Web UI'} {offered.Version}
        </strong>{' '}
        instead. You will be signed out. The collection is not affected.
      </p>
      {install.error && (
        <Banner tone="danger" title="Nothing was replaced">
          The server could not install it. {install.error.message}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button
          variant={update ? 'primary' : 'danger'}
          busy={install.isPending}
          onClick={() => install.mutate({ channel: 'Stable', offered })}
        >
          {action}
        </Button>
        <Button disabled={install.isPending} onClick={() => setIsAsking(false)} autoFocus>
          Keep {own}
        </Button>
      </div>
    </div>
  );
}

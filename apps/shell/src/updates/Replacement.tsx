import type { ComponentVersion } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { installOfferedInterface, isHondana } from '@hondana/shared/resources/updates';
import { signOut } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatList } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { ownVersion } from './interfaceUpdate.ts';
import styles from './Replacement.module.css';

function actionText(version: string, update: boolean, own: string): string {
  if (!update) return t`Replace Hondana with the official Web UI`;
  return version === own ? t`Install Hondana ${own} again` : t`Update to Hondana ${version}`;
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
  const version = offered.Version ?? '';
  const message = install.error?.message;
  const own = `Hondana ${ownVersion(store)}`;
  const update = isHondana(offered);
  const action = actionText(version, update, ownVersion(store));

  if (!isAsking) {
    return (
      <div className={styles.question}>
        <p>
          {update
            ? t`The server offers Hondana ${version}.`
            : t`The server offers the official Web UI ${version} (stable), made by the publisher of Shoko Server. It replaces Hondana for everyone who uses this server.`}
        </p>
        <Button onClick={() => setIsAsking(true)}>{action}</Button>
      </div>
    );
  }
  return (
    <div className={styles.question}>
      <p>
        <Exchange
          own={own}
          parts={formatList(remotes.map(({ title }) => title))}
          version={version}
          update={update}
        />{' '}
        <Trans>You will be signed out. The collection is not affected.</Trans>
      </p>
      {install.error && (
        <Banner tone="danger" title={t`Nothing was replaced`}>
          <Trans>The server could not install it. {message}</Trans>
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
          <Trans>Keep {own}</Trans>
        </Button>
      </div>
    </div>
  );
}

interface ExchangeProps {
  readonly own: string;
  /** Empty without any. */
  readonly parts: string;
  readonly version: string;
  readonly update: boolean;
}

function Exchange({ own, parts, version, update }: ExchangeProps) {
  if (update) {
    return parts === '' ? (
      <Trans>
        The server deletes <strong>{own}</strong> and all other files from its web interface folder, and
        installs <strong>Hondana {version}</strong> instead.
      </Trans>
    ) : (
      <Trans>
        The server deletes <strong>{own}</strong> with {parts} and all other files from its web interface
        folder, and installs <strong>Hondana {version}</strong> instead.
      </Trans>
    );
  }
  return parts === '' ? (
    <Trans>
      The server deletes <strong>{own}</strong> and all other files from its web interface folder, and
      installs <strong>the official Web UI {version}</strong> instead.
    </Trans>
  ) : (
    <Trans>
      The server deletes <strong>{own}</strong> with {parts} and all other files from its web interface
      folder, and installs <strong>the official Web UI {version}</strong> instead.
    </Trans>
  );
}

import { isApiError } from '@hondana/shared/api/ApiError';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { currentUserQuery } from '@hondana/shared/api/users';
import { signOut, useSession } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatList } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { installOfferedInterface, isHondana, offeredInterfaceQuery } from './interfaceUpdate.ts';
import styles from './UnsupportedPage.module.css';

interface ReplaceInterfaceProps {
  readonly store: RegistryStore;
}

function whyNothingIsOffered(error: Error): string {
  const noInternet = isApiError(error) && error.status >= 500;
  return noInternet
    ? 'The server could not find out which web interface it would install. It may have no connection to the internet.'
    : `The server did not say which web interface it would install. ${error.message}`;
}

/** Offers to have the server install the interface it knows of, and says what that is before it happens. */
export function ReplaceInterface({ store }: ReplaceInterfaceProps) {
  const session = useSession();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: session !== undefined, retry: false });
  const offer = useQuery(offeredInterfaceQuery());

  if (user && !user.IsAdmin) {
    return <p className={styles.note}>An administrator of this server can install another web interface.</p>;
  }
  return (
    <Panel title="Install another web interface" className={styles.replacement}>
      {offer.isPending && (
        <p className={styles.waiting}>
          <Spinner size={4} /> Asking the server what it would install
        </p>
      )}
      {offer.isError && (
        <div className={styles.question}>
          <p>{whyNothingIsOffered(offer.error)}</p>
          <Button busy={offer.isFetching} onClick={() => offer.refetch()}>
            Ask again
          </Button>
        </div>
      )}
      {offer.isSuccess && <Replacement store={store} offered={offer.data} />}
    </Panel>
  );
}

function actionText({ Version }: ComponentVersion, update: boolean, own: string | undefined): string {
  if (!update) return 'Replace Hondana by the official Web UI';
  return Version === own ? `Install Hondana ${own} again` : `Update to Hondana ${Version}`;
}

function Replacement({ store, offered }: ReplaceInterfaceProps & { readonly offered: ComponentVersion }) {
  const [isAsking, setIsAsking] = useState(false);
  const install = useMutation({
    mutationFn: installOfferedInterface,
    onSuccess: () => {
      signOut();
      // The files of this page are gone: only the browser's own navigation finds what stands there now.
      location.replace(document.baseURI);
    },
  });
  const { shell, remotes } = store.started;
  const own = `Hondana ${shell.version.split('+')[0]}`;
  const parts = remotes.length === 0 ? '' : ` with ${formatList(remotes.map(({ title }) => title))}`;
  const update = isHondana(offered);
  const action = actionText(offered, update, shell.version.split('+')[0]);

  if (!isAsking) {
    return (
      <div className={styles.question}>
        <p>
          {update
            ? `The server offers Hondana ${offered.Version}.`
            : `The server offers the official Web UI ${offered.Version}, made by the publisher of Shoko Server. It takes the place of Hondana for everyone who uses this server.`}
        </p>
        <Button onClick={() => setIsAsking(true)}>{action}</Button>
      </div>
    );
  }
  return (
    <div className={styles.question}>
      <p>
        The server deletes <strong>{own}</strong>
        {parts} from its web interface folder, other files in that folder included, and installs{' '}
        <strong>
          {update ? 'Hondana' : 'the official Web UI'} {offered.Version}
        </strong>{' '}
        in its place. You are signed out. The library is not touched.
      </p>
      {install.isError && (
        <Banner tone="danger" title="Nothing was replaced">
          The server could not install it. {install.error.message}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button
          variant={update ? 'primary' : 'danger'}
          busy={install.isPending}
          onClick={() => install.mutate()}
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

import { serverStatusQuery } from '@hondana/shared/resources/server';
import { offeredInterfaceQuery } from '@hondana/shared/resources/updates';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { useSession } from '@hondana/shared/session';
import { Button } from '@hondana/shared/ui/Button';
import { Panel } from '@hondana/shared/ui/Panel';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoginForm } from '../login/LoginForm.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { offerErrorText } from '../updates/offerErrorText.ts';
import { Replacement } from '../updates/Replacement.tsx';
import styles from './UnsupportedPage.module.css';

interface ReplaceInterfaceProps {
  readonly store: RegistryStore;
}

export function ReplaceInterface({ store }: ReplaceInterfaceProps) {
  const session = useSession();
  const { data: status } = useQuery(serverStatusQuery());
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: session !== undefined, retry: false });
  // The server answers signed-in users, and anyone while it is being set up and has no users.
  const mayAsk = session !== undefined || status?.State === 'Waiting';
  const offer = useQuery({ ...offeredInterfaceQuery({ channel: 'Stable' }), enabled: mayAsk });
  const [isSigningIn, setIsSigningIn] = useState(false);

  if (user && !user.IsAdmin) {
    return (
      <p className={styles.note}>
        <Trans>An administrator of this server can install another web interface.</Trans>
      </p>
    );
  }
  return (
    <Panel title={t`Install another web interface`} className={styles.replacement}>
      {!mayAsk && !isSigningIn && (
        <div className={styles.question}>
          <p>
            <Trans>Only an administrator of this server can do this.</Trans>
          </p>
          <Button onClick={() => setIsSigningIn(true)}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      )}
      {!mayAsk && isSigningIn && <LoginForm level={3} />}
      {mayAsk && offer.isPending && (
        <p className={styles.waiting}>
          <Spinner size={4} /> <Trans>Checking what the server would install</Trans>
        </p>
      )}
      {offer.isError && (
        <div className={styles.question}>
          <p>{offerErrorText(offer.error)}</p>
          <RetryButton error={offer.error} busy={offer.isFetching} onRetry={() => void offer.refetch()} />
        </div>
      )}
      {offer.isSuccess && <Replacement store={store} offered={offer.data} />}
    </Panel>
  );
}

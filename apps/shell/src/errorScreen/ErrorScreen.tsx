import { notify } from '@hondana/shared/overlays/notices';
import { signOut, useSession } from '@hondana/shared/session';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { LongMessage } from '../brand/LongMessage.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import type { ReplaceInterface } from '../unsupported/ReplaceInterface.tsx';
import styles from './ErrorScreen.module.css';

function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : JSON.stringify(error);
}

interface ErrorScreenProps {
  readonly store: RegistryStore;
}

/** For errors of the shell itself; remotes have their own boundary. */
export function ErrorScreen({ store }: ErrorScreenProps) {
  const error = useRouteError();
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const [Replacement, setReplacement] = useState<typeof ReplaceInterface>();
  const [isReplaced, setIsReplaced] = useState(false);

  // A missing file may mean that a new version was published.
  useEffect(() => {
    if (error) void store.refresh().then(() => setIsReplaced(store.hasNewer('shell')));
  }, [error, store]);

  // Loaded dynamically: this screen must not depend on code that may be missing or broken.
  const offerReplacement = async (): Promise<void> => {
    try {
      const loaded = await import(
        /* webpackChunkName: "unsupported" */ '../unsupported/ReplaceInterface.tsx'
      );
      setReplacement(() => loaded.ReplaceInterface);
    } catch {
      notify({
        kind: 'error',
        title: t`Part of the interface could not be loaded`,
        text: t`Reload the page and try again.`,
      });
    }
  };

  const heading = isReplaced ? t`A new version is installed` : t`Something went wrong`;
  return (
    <main className={styles.screen}>
      <title>{`${heading} · Hondana`}</title>
      <Wordmark />
      <Heading level={1}>{heading}</Heading>
      <p className={styles.text}>
        {isReplaced
          ? t`Reload this page to continue.`
          : t`The interface encountered an unexpected error. The server and your collection are not affected.`}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={refreshIcon}
          busy={state === 'loading'}
          onClick={() => navigate(location, { replace: true, state: location.state })}
        >
          <Trans>Try again</Trans>
        </Button>
        <Button onClick={() => window.location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
        <Button onClick={() => navigate('/')}>
          <Trans>Go to the start page</Trans>
        </Button>
        {session && (
          <Button
            onClick={() => {
              signOut();
              void navigate('/login');
            }}
          >
            <Trans>Sign out</Trans>
          </Button>
        )}
        {!Replacement && (
          <Button variant="quiet" onClick={offerReplacement}>
            <Trans>Install another web interface</Trans>
          </Button>
        )}
      </div>
      {Replacement && <Replacement store={store} />}
      <details className={styles.details}>
        <summary>
          <Trans>What happened</Trans>
        </summary>
        <LongMessage label={t`Error`}>{describe(error)}</LongMessage>
      </details>
    </main>
  );
}

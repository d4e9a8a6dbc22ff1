import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useGetLocation, useNavigate, useRouteError } from '@hondana/shared/navigation';
import { recordRemoteError } from '@hondana/shared/remote/remoteRecords';
import { messageOf, recoveryActions } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnosis } from '../failures/diagnosis.ts';
import { diagnose } from '../failures/lazyDiagnosis.ts';
import { RemoteFailure } from '../failures/RemoteFailure.ts';
import { NotFoundPage } from '../notFound/lazyNotFound.ts';
import type { RegistryStore } from './registryStore.ts';

const FallbackLinks = lazyPart(
  async () => (await import(/* webpackChunkName: "ahead" */ './FallbackLinks.tsx')).FallbackLinks,
  { failed: () => null },
);

interface RemoteBoundaryProps {
  readonly title: string;
  readonly remoteId: string;
  readonly store: RegistryStore;
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

export function RemoteBoundary({ title, remoteId, store }: RemoteBoundaryProps) {
  const error = useRouteError();
  const failure = error instanceof RemoteFailure ? error : undefined;
  const getLocation = useGetLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);
  const [diagnosis, setDiagnosis] = useState<Diagnosis>();
  const hasRepaired = useRef(false);

  const retry = useCallback(async (): Promise<void> => {
    setIsRetrying(true);
    await store.refresh();
    const location = getLocation();
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    setIsRetrying(false);
  }, [store, navigate, getLocation]);

  useEffect(() => {
    // Load failures are already in the record.
    if (!(failure || isNotFound(error))) recordRemoteError(remoteId, error, 'page');
  }, [error, failure, remoteId]);

  useEffect(() => {
    const remote = store.running(remoteId);
    if (!error || !remote) return;
    // A missing file may mean that a new version was published.
    void Promise.all([diagnose(remote), store.refresh()]).then(([found]) => setDiagnosis(found));
  }, [error, store, remoteId]);

  useEffect(() => {
    if (!diagnosis?.isRepaired || hasRepaired.current) return;
    hasRepaired.current = true;
    void retry();
  }, [diagnosis, retry]);

  if (isNotFound(error)) return <NotFoundPage />;

  const couldNotLoad = diagnosis?.fault !== undefined || (diagnosis && failure);
  const isFinal = failure?.isFinal;
  // A rejected remote may fit a newer shell.
  const isReplaced = couldNotLoad && (store.hasNewer(remoteId) || (isFinal && store.hasNewer('shell')));
  const ways = () => {
    if (isReplaced)
      return {
        action: (
          <Button onClick={() => window.location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        ),
      };
    if (isFinal) return { action: <FallbackLinks remoteId={remoteId} store={store} /> };
    return recoveryActions(error, () => {
      // The page may have failed on cached data, so drop it.
      const isOverAnswer = diagnosis?.fault === undefined && !failure;
      if (isOverAnswer) client.removeQueries({ type: 'inactive' });
      void retry();
    });
  };
  return (
    <>
      <title>{`${title} · Hondana`}</title>
      <ErrorState
        as="h1"
        title={isReplaced ? t`A new version is installed` : t`${title} could not be shown`}
        detail={diagnosis?.fault ?? failure?.reason ?? messageOf(error)}
        retrying={isRetrying}
        {...ways()}
      />
    </>
  );
}

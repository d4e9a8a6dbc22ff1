import type { Session } from '@hondana/shared/session';
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHref } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import type { PageHold } from '../session/useHeldPage.ts';
import { Entrance } from './Entrance.tsx';
import { loginFooter } from './lazyLoginFooter.tsx';

/** Observes all cached queries, so that none is garbage collected while the page is hidden. */
function retainQueries(queryClient: QueryClient): () => void {
  const queries = queryClient.getQueryCache().getAll();
  const unsubscribers = queries.map(({ queryKey }) =>
    new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => {}),
  );
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

interface EntranceInPlaceProps {
  readonly store: RegistryStore;
  readonly hold: PageHold;
  readonly onRelease: () => void;
}

export function EntranceInPlace({ store, hold, onRelease }: EntranceInPlaceProps) {
  const queryClient = useQueryClient();
  const startPage = useHref('/');
  useEffect(() => retainQueries(queryClient), [queryClient]);

  const resume = ({ username }: Session): void => {
    if (username !== hold.username) {
      // Another user must not see this page.
      window.location.replace(startPage);
      return;
    }
    flushSync(onRelease);
    window.scrollTo({ top: hold.scrollTop, behavior: 'instant' });
    if (hold.focus instanceof HTMLElement) hold.focus.focus({ preventScroll: true });
    void queryClient.invalidateQueries();
  };
  return (
    <Entrance
      username={hold.username}
      footer={loginFooter(store)}
      onward={(session) => <GoOn onGo={() => resume(session)} />}
    />
  );
}

function GoOn({ onGo }: { readonly onGo: () => void }) {
  const handleGo = useEffectEvent(onGo);
  useEffect(() => {
    // React can't flush synchronously inside effects.
    queueMicrotask(() => handleGo());
  }, []);
  return null;
}

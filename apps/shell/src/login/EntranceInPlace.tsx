import type { Session } from '@hondana/shared/session';
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHref } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import type { PageHold } from '../session/useHeldPage.ts';
import { Entrance } from './Entrance.tsx';
import { loginFooter } from './lazyLoginFooter.tsx';

/** What the page has read stays until it is shown again, however long that takes. Answers what ends that. */
function keepAnswers(queryClient: QueryClient): () => void {
  const queries = queryClient.getQueryCache().getAll();
  const ends = queries.map(({ queryKey }) =>
    new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => {}),
  );
  return () => {
    for (const end of ends) end();
  };
}

interface EntranceInPlaceProps {
  readonly store: RegistryStore;
  readonly hold: PageHold;
  readonly onRelease: () => void;
}

/** In front of a page that is held until its user is signed in again and the server has started. */
export function EntranceInPlace({ store, hold, onRelease }: EntranceInPlaceProps) {
  const queryClient = useQueryClient();
  const startPage = useHref('/');
  useEffect(() => keepAnswers(queryClient), [queryClient]);

  const goOn = ({ username }: Session): void => {
    if (username !== hold.username) {
      // Another user who signs in starts with a page of their own.
      window.location.replace(startPage);
      return;
    }
    flushSync(onRelease);
    window.scrollTo({ top: hold.scrollTop, behavior: 'instant' });
    if (hold.focus instanceof HTMLElement) hold.focus.focus({ preventScroll: true });
    // Anything may have happened meanwhile.
    void queryClient.invalidateQueries();
  };
  return (
    <Entrance
      username={hold.username}
      footer={loginFooter(store)}
      onward={(session) => <GoOn onGo={() => goOn(session)} />}
    />
  );
}

function GoOn({ onGo }: { readonly onGo: () => void }) {
  const go = useEffectEvent(onGo);
  useEffect(() => {
    // React draws nothing at once in the midst of its effects.
    queueMicrotask(() => go());
  }, []);
  return null;
}

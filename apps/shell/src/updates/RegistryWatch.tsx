import { hubStatusAtom } from '@hondana/shared/live';
import { useNavigationLockReason } from '@hondana/shared/navigation';
import { getSession } from '@hondana/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { watchGateway } from '../live/watchGateway.ts';
import { checkServer, notifyOfOtherServer } from '../otherServer/checkServer.ts';
import { retryPictures } from '../pictures/retryPictures.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { isUnfinished } from './unfinished.ts';
import { sinceLastOnArrival, type Watch, watchRegistry } from './watchRegistry.ts';

interface RegistryWatchProps {
  readonly store: RegistryStore;
  /** The page waits out of sight, with all that was typed on it, until its user signs in again. */
  readonly isHeld: boolean;
}

/**
 * Watches for newer versions, and looks at once when the user goes to another page or the hub is back. Watches for a
 * gateway in front of the server, for another server behind the address and for pictures that failed too: none is needed
 * at first, so they share a file.
 */
export function RegistryWatch({ store, isHeld }: RegistryWatchProps) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const hub = useAtomValue(hubStatusAtom);
  const isLocked = useNavigationLockReason() !== undefined;
  const isHubAway = hub === 'reconnecting' || hub === 'lost';
  const wasHubAway = useRef(false);
  const watch = useRef<Watch>(undefined);

  const isAway = useEffectEvent(() => isHubAway);
  // Before a user is signed in there may be a first run under way, and nothing is gained for anybody.
  const mustStay = useEffectEvent(
    () => isHeld || isLocked || getSession() === undefined || isUnfinished(queryClient),
  );
  useEffect(() => watchGateway(queryClient), [queryClient]);
  useEffect(retryPictures, []);
  useEffect(() => {
    if (isHeld || hub !== 'connected') return;
    notifyOfOtherServer();
    checkServer(queryClient).catch(() => {}); // Looked at again when the hub is back.
  }, [queryClient, isHeld, hub]);

  useEffect(() => {
    watch.current = watchRegistry({ store, isAway: () => isAway(), isUnfinished: () => mustStay() });
    return () => watch.current?.stop();
  }, [store]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void watch.current?.look(sinceLastOnArrival);
  }, [pathname]);

  useEffect(() => {
    if (wasHubAway.current && hub === 'connected') void watch.current?.look(0);
    wasHubAway.current = isHubAway;
  }, [hub, isHubAway]);
  return null;
}

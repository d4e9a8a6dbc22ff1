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
import { minIntervalOnArrivalMs, type Watch, watchRegistry } from './watchRegistry.ts';

interface RegistryWatchProps {
  readonly store: RegistryStore;
  readonly isHeld: boolean;
}

/** Also watches for a gateway, another server and failed images: none is urgent, so they share a chunk. */
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
  // Before sign-in a first run may be under way, and reloading helps nobody.
  const mustStay = useEffectEvent(
    () => isHeld || isLocked || getSession() === undefined || isUnfinished(queryClient),
  );
  useEffect(() => watchGateway(queryClient), [queryClient]);
  useEffect(retryPictures, []);
  useEffect(() => {
    if (isHeld || hub !== 'connected') return;
    notifyOfOtherServer();
    checkServer(queryClient).catch(() => {}); // Repeated when the hub reconnects.
  }, [queryClient, isHeld, hub]);

  useEffect(() => {
    watch.current = watchRegistry({ store, isAway: () => isAway(), isUnfinished: () => mustStay() });
    return () => watch.current?.stop();
  }, [store]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void watch.current?.look(minIntervalOnArrivalMs);
  }, [pathname]);

  useEffect(() => {
    if (wasHubAway.current && hub === 'connected') void watch.current?.look(0);
    wasHubAway.current = isHubAway;
  }, [hub, isHubAway]);
  return null;
}

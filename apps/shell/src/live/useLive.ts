import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { sideOf } from '@hondana/shared/api/serverVersion';
import { connectLive, syncWithOtherTabs } from '@hondana/shared/live';
import { getServerVersion } from '@hondana/shared/session';
import { webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHoldPage } from '../session/useHeldPage.ts';
import { useServerReturn } from './useServerReturn.ts';

/** Connects the hub while a user is signed in, once the settings have loaded and the page is complete (facts 5.15). */
export function useLive(): void {
  const queryClient = useQueryClient();
  const { isFetched } = useQuery(webUiSettingsQuery());
  const [returns, setReturns] = useState(0);
  const isBack = useRef(false);
  const holdPage = useHoldPage();
  useServerReturn({
    onStarting: () => {
      isBack.current = true;
      holdPage();
    },
    onBlocked: holdPage,
    onReturn: () => {
      isBack.current = true;
      setReturns(returns + 1);
    },
  });
  useEffect(() => syncWithOtherTabs(queryClient), [queryClient]);
  useEffect(() => {
    if (!isFetched) return;
    let disconnect = (): void => {};
    // The visible page comes first: the connection costs 55 kB of code and two requests.
    const cancel = onScreenComplete(queryClient, () => {
      disconnect = connectLive(queryClient, {
        isBack: isBack.current,
        getServerSide: () => sideOf(getServerVersion()),
      });
      isBack.current = false;
    });
    return () => {
      cancel();
      disconnect();
    };
  }, [isFetched, queryClient, returns]);
}

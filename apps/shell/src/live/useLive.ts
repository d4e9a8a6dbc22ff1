import { whenScreenComplete } from '@hondana/shared/ahead/whenScreenComplete';
import { connectLive, followOtherTabs } from '@hondana/shared/live';
import { webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHoldPage } from '../session/useHeldPage.ts';
import { useServerReturn } from './useServerReturn.ts';

/**
 * Keeps the hub open as long as a user is signed in, from when the settings are there and the page is complete
 * (facts 5.15).
 */
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
    onReturn: () => {
      isBack.current = true;
      setReturns(returns + 1);
    },
  });
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  useEffect(() => {
    if (!isFetched) return;
    let disconnect = (): void => {};
    // What is on the screen comes first: the connection takes 55 kB of code and two requests.
    const cancel = whenScreenComplete(queryClient, () => {
      disconnect = connectLive(queryClient, { isBack: isBack.current });
      isBack.current = false;
    });
    return () => {
      cancel();
      disconnect();
    };
  }, [isFetched, queryClient, returns]);
}

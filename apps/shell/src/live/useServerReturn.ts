import { hubStatusAtom } from '@hondana/shared/live';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How often the server is asked while its hub is away, in milliseconds. */
const interval = 3000;

interface ServerReturn {
  /** The server is starting, and answers nothing else meanwhile. */
  readonly onStarting: () => void;
  /** It is there again, after the hub has been given up. */
  readonly onReturn: () => void;
}

/** Sees a restart of the server, or a loss of the network, while the page is open. */
export function useServerReturn({ onStarting, onReturn }: ServerReturn): void {
  const queryClient = useQueryClient();
  const hub = useAtomValue(hubStatusAtom);
  const isAway = hub === 'reconnecting' || hub === 'lost';
  // Known since the page was opened. When the hub is back everything is asked for again, and this with it.
  const { data, isError, dataUpdatedAt } = useQuery({
    ...serverStatusQuery(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: isAway && interval,
    // Waiting for the tab to be visible would miss that the server was unreachable.
    refetchIntervalInBackground: true,
  });
  const wasDown = useRef(false);

  const judge = useEffectEvent(() => {
    if (isAway && isError) wasDown.current = true;
    if (!data || isError) return;
    if (data.State !== 'Started') {
      void queryClient.invalidateQueries({ refetchType: 'none' });
      onStarting();
    } else if (hub === 'lost' && wasDown.current) {
      wasDown.current = false;
      onReturn();
    }
  });
  useEffect(() => judge(), [data, isError, dataUpdatedAt, hub]);
}

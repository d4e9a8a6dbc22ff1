import { hubStatusAtom } from '@hondana/shared/live';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

const pollIntervalMs = 3000;

interface ServerReturn {
  /** The server answers nothing else while starting. */
  readonly onStarting: () => void;
  readonly onReturn: () => void;
}

export function useServerReturn({ onStarting, onReturn }: ServerReturn): void {
  const queryClient = useQueryClient();
  const hub = useAtomValue(hubStatusAtom);
  const isAway = hub === 'reconnecting' || hub === 'lost';
  // Cached since page load. The hub's return invalidates it together with everything else.
  const { data, isError, dataUpdatedAt } = useQuery({
    ...serverStatusQuery(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: isAway && pollIntervalMs,
    // A hidden tab would otherwise miss that the server was down.
    refetchIntervalInBackground: true,
  });
  const wasDown = useRef(false);

  const evaluate = useEffectEvent(() => {
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
  useEffect(() => evaluate(), [data, isError, dataUpdatedAt, hub]);
}

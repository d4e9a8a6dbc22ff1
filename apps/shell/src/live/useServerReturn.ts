import { sideOf } from '@hondana/shared/api/serverVersion';
import { hubStatusAtom } from '@hondana/shared/live';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

const pollIntervalMs = 3000;

interface ServerReturn {
  /** The server answers nothing else while starting. */
  readonly onStarting: () => void;
  /** The server refuses everything else while its database is blocked. */
  readonly onBlocked: () => void;
  /** Also when it was upgraded, or downgraded, to one with another hub. */
  readonly onReturn: () => void;
}

export function useServerReturn({ onStarting, onBlocked, onReturn }: ServerReturn): void {
  const queryClient = useQueryClient();
  const hub = useAtomValue(hubStatusAtom);
  const isAway = hub === 'reconnecting' || hub === 'lost';
  // Cached since page load. The hub's return invalidates them together with everything else.
  const polling = {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
      (isAway || state.status === 'error') && pollIntervalMs,
    // A hidden tab would otherwise miss that the server was down.
    refetchIntervalInBackground: true,
  };
  const { isError, dataUpdatedAt } = useQuery({ ...serverStatusQuery(), ...polling });
  const side = useQuery({
    ...serverVersionQuery(),
    ...polling,
    select: ({ Server }) => sideOf(Server.Version),
  }).data;
  const wasDown = useRef(false);
  /** Before the hub was connected, so its return refetches nothing. */
  const wasDownAtFirst = useRef(false);
  const connectedSide = useRef(side);

  const evaluate = useEffectEvent(() => {
    if (isError) (isAway ? wasDown : wasDownAtFirst).current = true;
    // A page that has been hidden renders what was true then.
    const data = queryClient.getQueryData(serverStatusQuery().queryKey);
    if (!data || isError) return;
    if (data.State !== 'Started') {
      void queryClient.invalidateQueries({ refetchType: 'none' });
      // Its version decides where the page's calls go from now on.
      void queryClient.fetchQuery({ ...serverVersionQuery(), staleTime: 0 }).finally(onStarting);
    } else if (data.DatabaseBlocked?.Blocked) {
      onBlocked();
    } else if (hub === 'lost' && wasDown.current) {
      wasDown.current = false;
      onReturn();
    } else if (wasDownAtFirst.current) {
      wasDownAtFirst.current = false;
      void queryClient.invalidateQueries();
    }
  });
  useEffect(() => evaluate(), [isError, dataUpdatedAt, hub]);

  const followSide = useEffectEvent(() => {
    const isOther = connectedSide.current !== undefined && side !== connectedSide.current;
    connectedSide.current = side;
    if (isOther) onReturn();
  });
  useEffect(() => followSide(), [side]);
}

import { type Ban, bansAtom } from '@hondana/shared/live';
import { type BanState, banStatusQuery } from '@hondana/shared/resources/anidbBans';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Leaves the server time for its own attempt. */
const graceMs = 1000;
const retryDelayMs = 60_000;

function banOf(kind: Ban['kind'], { IsBanned, BanDuration, LastUpdatedAt }: BanState): Ban[] {
  if (!IsBanned) return [];
  const seconds = parseTimeSpan(BanDuration ?? '');
  return [{ kind, until: seconds === undefined ? undefined : Date.parse(LastUpdatedAt) + seconds * 1000 }];
}

/** Refetches bans once the server's next attempt is due: disconnected clients miss the hub's report of their end. */
export function useBanRecheck(bans: readonly Ban[]): void {
  const setBans = useSetAtom(bansAtom);
  const next = Math.min(...bans.flatMap(({ until }) => until ?? []));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (time: number): void => {
      timer = setTimeout(refetch, time);
    };
    const refetch = async (): Promise<void> => {
      wait(retryDelayMs);
      try {
        const { UDP, HTTP } = await banStatusQuery.send({});
        setBans([...banOf('UDP', UDP), ...banOf('HTTP', HTTP)]);
      } catch {
        // The next attempt is already scheduled.
      }
    };
    wait(Math.max(next - Date.now(), 0) + graceMs);
    return () => clearTimeout(timer);
  }, [next, setBans]);
}

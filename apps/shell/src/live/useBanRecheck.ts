import { type Ban, bansAtom } from '@hondana/shared/live';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type BanState, banStatusQuery } from './anidbBans.ts';

/** After the server's own next try, so that it has its answer. */
const grace = 1000;
/** Until we ask again where the last answer brought nothing new. */
const rest = 60_000;

function banOf(kind: Ban['kind'], { IsBanned, BanDuration, LastUpdatedAt }: BanState): Ban[] {
  if (!IsBanned) return [];
  const seconds = parseTimeSpan(BanDuration ?? '');
  return [{ kind, until: seconds === undefined ? undefined : Date.parse(LastUpdatedAt) + seconds * 1000 }];
}

/**
 * A ban is looked at again once the time of the server's next try has passed: the hub reports its end,
 * but not to those who were not connected then.
 */
export function useBanRecheck(bans: readonly Ban[]): void {
  const setBans = useSetAtom(bansAtom);
  const next = Math.min(...bans.flatMap(({ until }) => until ?? []));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (time: number): void => {
      timer = setTimeout(look, time);
    };
    const look = async (): Promise<void> => {
      wait(rest);
      try {
        const { UDP, HTTP } = await banStatusQuery.send({});
        setBans([...banOf('UDP', UDP), ...banOf('HTTP', HTTP)]);
      } catch {
        // The next look is on its way.
      }
    };
    wait(Math.max(next - Date.now(), 0) + grace);
    return () => clearTimeout(timer);
  }, [next, setBans]);
}

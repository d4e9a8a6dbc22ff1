import { expiredUsername, getSession, onSessionChange } from '@hondana/shared/session';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A page that is out of sight until its user may go on with it, with all that was typed and chosen on it. */
export interface PageHold {
  readonly username: string | undefined;
  readonly scrollTop: number;
  readonly focus: Element | null;
}

const holdAtom = atom<PageHold>();

/** Pages on which nothing can be lost: one passes them on the way in. */
const entrances = /^\/(login|firstrun|unsupported)(\/|$)/;

/** Holds the page: its session has expired, or the server is starting and answers nothing meanwhile. */
export function useHoldPage(): () => void {
  const setHold = useSetAtom(holdAtom);
  return () =>
    setHold(
      (hold) =>
        hold ?? {
          username: getSession()?.username ?? expiredUsername(),
          scrollTop: window.scrollY,
          focus: document.activeElement,
        },
    );
}

interface HeldPage {
  readonly hold: PageHold | undefined;
  readonly release: () => void;
}

/**
 * A session that ends leads to the login page, in any tab. One that has expired leaves the page where it is, out of
 * sight: signing in again shows it as it was.
 */
export function useHeldPage(): HeldPage {
  const navigate = useNavigate();
  const isEntrance = entrances.test(useLocation().pathname);
  const [hold, setHold] = useAtom(holdAtom);
  const holdPage = useHoldPage();

  const onEnd = useEffectEvent((hasExpired: boolean) => {
    if (hasExpired && !isEntrance) holdPage();
    else void navigate('/login', { replace: true });
  });
  useEffect(() => onSessionChange((_, end) => end && onEnd(end === 'expired')), []);

  // Back leads from a held page to the login page, which knows of none.
  useEffect(() => {
    if (isEntrance) setHold(undefined);
  }, [isEntrance, setHold]);

  return { hold: isEntrance ? undefined : hold, release: () => setHold(undefined) };
}

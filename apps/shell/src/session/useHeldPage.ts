import { expiredUsername, getSession, onSessionChange } from '@hondana/shared/session';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A page that is hidden, with its state, until its user may continue. */
export interface PageHold {
  readonly username: string | undefined;
  readonly scrollTop: number;
  readonly focus: Element | null;
}

const holdAtom = atom<PageHold>();

/** Pages without state to lose. */
const entrances = /^\/(login|firstrun|unsupported)(\/|$)/;

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

/** A session that ends leads to the login page, in any tab; one that expires hides the page until the next sign-in. */
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

  // Back can lead from a hidden page to the login page.
  useEffect(() => {
    if (isEntrance) setHold(undefined);
  }, [isEntrance, setHold]);

  return { hold: isEntrance ? undefined : hold, release: () => setHold(undefined) };
}

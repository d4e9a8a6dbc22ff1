import { judgeServer } from '@hondana/shared/api/serverVersion';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { getSession, restoreSession } from '@hondana/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';

/** How long a page waits for a server that may not answer, in milliseconds. */
const maxWaitMs = 1000;

/** Where a visitor belongs. */
export type Destination = 'enter' | 'login' | 'unsupported';

export interface Visit {
  /** Finds a session that this browser holds. Asks once: what other tabs do later, they tell. */
  restore(): Promise<unknown>;
  /** Gives the server a moment to say how it is, so that a page needs no second look. */
  meet(): Promise<unknown>;
  /** Asks what is needed to know, once, and says where the visitor belongs. */
  decide(): Promise<Destination>;
  /**
   * Lets the visitor through once the page is prepared, or sends them where they belong, with the way back in
   * `redirectTo`.
   */
  guard(request: Request, prepare: () => Promise<unknown>): Promise<Response | null>;
}

function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  // The router leaves it out of the request; on the first page the address bar has it.
  const hash = pathname + search === location.pathname + location.search ? location.hash : '';
  return redirect(`/login?redirectTo=${encodeURIComponent(pathname + search + hash)}`);
}

/** The session guard and the version gate: what must be known before anything is shown. */
export function createVisit(queryClient: QueryClient): Visit {
  let restoring: Promise<unknown> | undefined;
  const restore = (): Promise<unknown> => {
    restoring ??= restoreSession();
    return restoring;
  };

  const decide = async (): Promise<Destination> => {
    // A kept session is there at once. Other tabs are asked, and one that answers later leads on from the login page.
    void restore();
    const [status, versions] = await Promise.allSettled([
      queryClient.ensureQueryData({ ...serverStatusQuery(), retry: false }),
      queryClient.ensureQueryData({ ...serverVersionQuery(), retry: false }),
    ]);
    // Without an answer the login page asks on, and says what it hears.
    if (status.status === 'rejected' || status.value.State !== 'Started') return 'login';
    if (versions.status === 'fulfilled' && judgeServer(versions.value).verdict !== 'supported') {
      return 'unsupported';
    }
    return getSession() ? 'enter' : 'login';
  };

  return {
    restore,
    meet: () => Promise.race([decide(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]),
    decide,
    async guard(request, prepare) {
      switch (await decide()) {
        case 'enter':
          await prepare();
          // An answer that came meanwhile may have ended the session.
          return getSession() ? null : redirectToLogin(request);
        case 'unsupported':
          return redirect('/unsupported');
        case 'login':
          return redirectToLogin(request);
      }
    },
  };
}

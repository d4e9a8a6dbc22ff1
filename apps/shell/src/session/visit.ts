import { judgeServer } from '@hondana/shared/api/serverVersion';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { getSession, restoreSession } from '@hondana/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import type { LazyPersistence } from '../persistence/lazyPersistence.ts';

const maxWaitMs = 1000;

export type Destination = 'enter' | 'login' | 'unsupported';

export interface Visit {
  /** Restores this browser's session. Runs once; other tabs announce later changes. */
  restore(): Promise<unknown>;
  /** Waits briefly for the server's state, so that the page renders only once. */
  meet(): Promise<unknown>;
  decide(): Promise<Destination>;
  guard(request: Request, prepare: () => Promise<unknown>): Promise<Response | null>;
}

function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  // The router drops the hash from the request; on the first page the address bar still has it.
  const hash = pathname + search === location.pathname + location.search ? location.hash : '';
  return redirect(`/login?redirectTo=${encodeURIComponent(pathname + search + hash)}`);
}

export function createVisit(queryClient: QueryClient, persistence: LazyPersistence): Visit {
  let restoring: Promise<unknown> | undefined;
  const restore = (): Promise<unknown> => {
    restoring ??= restoreSession();
    return restoring;
  };

  const decide = async (): Promise<Destination> => {
    // A stored session is restored synchronously. If another tab answers later, the login page redirects.
    void restore();
    if (await persistence.mayEnter()) return 'enter';
    const [status, versions] = await Promise.allSettled([
      queryClient.ensureQueryData({ ...serverStatusQuery(), retry: false }),
      queryClient.ensureQueryData({ ...serverVersionQuery(), retry: false }),
    ]);
    // Without an answer the login page polls and reports, and so it does while nothing else is answered.
    if (status.status === 'rejected' || status.value.State !== 'Started') return 'login';
    if (status.value.DatabaseBlocked?.Blocked) return 'login';
    if (versions.status === 'fulfilled' && judgeServer(versions.value).verdict === 'too old') {
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
          persistence.keep();
          return getSession() ? null : redirectToLogin(request);
        case 'unsupported':
          return redirect('/unsupported');
        case 'login':
          return redirectToLogin(request);
      }
    },
  };
}

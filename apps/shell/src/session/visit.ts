import { judgeServer } from '@hondana/shared/api/serverVersion';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import { getSession, restoreSession } from '@hondana/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';

/** Where a visitor belongs. */
export type Destination = 'enter' | 'login' | 'unsupported';

export interface Visit {
  /** Finds a session that this browser holds. Asks once: what other tabs do later, they tell. */
  restore(): Promise<unknown>;
  /** Asks what is needed to know, once, and says where the visitor belongs. */
  decide(): Promise<Destination>;
  /** Lets the visitor through or sends them where they belong, with the way back in `redirectTo`. */
  guard(request: Request): Promise<Response | null>;
}

function redirectToLogin(request: Request): Response {
  const { pathname, search, hash } = new URL(request.url);
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
    const [status, versions] = await Promise.allSettled([
      queryClient.ensureQueryData({ ...serverStatusQuery(), retry: false }),
      queryClient.ensureQueryData({ ...serverVersionQuery(), retry: false }),
      restore(),
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
    decide,
    async guard(request) {
      switch (await decide()) {
        case 'enter':
          return null;
        case 'unsupported':
          return redirect('/unsupported');
        case 'login':
          return redirectToLogin(request);
      }
    },
  };
}

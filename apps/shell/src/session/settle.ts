import { whenEarlyAnswersSettle } from '@hondana/shared/http/early';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { webUiSettingsQuery } from '@hondana/shared/settings';
import type { QueryClient } from '@tanstack/react-query';

const maxWaitMs = 100;

/** Waits briefly for the frame's data and for early calls, so that the page renders only once. */
export function settle(queryClient: QueryClient): Promise<unknown> {
  const answers = Promise.allSettled([
    queryClient.ensureQueryData(currentUserQuery()),
    queryClient.ensureQueryData(webUiSettingsQuery()),
    whenEarlyAnswersSettle(),
  ]);
  return Promise.race([answers, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

import { earlyAnswersAreHere } from '@hondana/shared/api/early';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { webUiSettingsQuery } from '@hondana/shared/settings';
import type { QueryClient } from '@tanstack/react-query';

/** How long the first page waits for what is on its way already, in milliseconds. */
const maxWaitMs = 100;

/** Gives what every page shows, and what was asked early, a moment to come, so that the page is drawn once. */
export function settle(queryClient: QueryClient): Promise<unknown> {
  const answers = Promise.allSettled([
    queryClient.ensureQueryData(currentUserQuery()),
    queryClient.ensureQueryData(webUiSettingsQuery()),
    earlyAnswersAreHere(),
  ]);
  return Promise.race([answers, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

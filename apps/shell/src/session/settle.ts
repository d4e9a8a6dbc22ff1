import { restoredQueries } from '@hondana/shared/api/restoredQueries';
import { whenEarlyAnswersSettle } from '@hondana/shared/http/early';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { webUiSettingsQuery } from '@hondana/shared/settings';
import type { QueryClient } from '@tanstack/react-query';

const maxWaitMs = 100;

/**
 * Waits briefly for the frame's data and for early calls, so that the page renders only once. Not where it can be drawn
 * from kept answers.
 */
export async function settle(queryClient: QueryClient): Promise<void> {
  const settings = queryClient.getQueryCache().find({ queryKey: webUiSettingsQuery().queryKey });
  if (settings && restoredQueries.has(settings)) return;
  const answers = Promise.allSettled([
    queryClient.ensureQueryData(currentUserQuery()),
    queryClient.ensureQueryData(webUiSettingsQuery()),
    whenEarlyAnswersSettle(),
  ]);
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

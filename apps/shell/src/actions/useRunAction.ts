import { useWrite } from '@hondana/shared/api/useWrite';
import { runServerAction } from './serverActions.ts';

/** Asks the server for an action, which it puts into its queue, and says so. */
export function useRunAction() {
  return useWrite(runServerAction, {
    done: (_, { label, success }) => success ?? `Running action "${label}"`,
    // A question stays open and tells it itself.
    failed: ({ label, question }) => (question ? undefined : `Action "${label}" could not be run`),
  });
}

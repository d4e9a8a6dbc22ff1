import { useWrite } from '@hondana/shared/api/useWrite';
import { runServerAction } from './serverActions.ts';

export function useRunAction() {
  return useWrite(runServerAction, {
    done: (_, { label, success }) => success ?? `Running action "${label}"`,
    // The confirmation dialog stays open and shows the error itself.
    failed: ({ label, question }) => (question ? undefined : `Action "${label}" could not be run`),
  });
}

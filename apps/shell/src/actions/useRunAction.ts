import { useWrite } from '@hondana/shared/api/useWrite';
import { composed } from '@hondana/shared/api/write';
import { runGlobalAction } from '@hondana/shared/resources/actions';
import { t } from '@lingui/core/macro';
import type { OfferedAction } from './offeredActions.ts';

/** Whatever its call is; only actions that the user may run are offered. */
const runOfferedAction = composed({
  of: [runGlobalAction],
  send: (action: OfferedAction, signal) => action.write.send({}, signal),
  stale: (action) => action.write.stale({}),
});

export function useRunAction() {
  return useWrite(runOfferedAction, {
    done: (_, { name, success }) => success ?? t`Running action "${name}"`,
    // The confirmation dialog stays open and shows the error itself.
    failed: ({ name, question }) => (question ? undefined : t`Action "${name}" could not be run`),
  });
}

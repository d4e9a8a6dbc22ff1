import { useWrite } from '@hondana/shared/api/useWrite';
import { textOf } from '@hondana/shared/language/texts';
import { t } from '@lingui/core/macro';
import { runServerAction } from './serverActions.ts';

export function useRunAction() {
  return useWrite(runServerAction, {
    done: (_, { label, success }) => {
      const name = textOf(label);
      return success ? textOf(success) : t`Running action "${name}"`;
    },
    // The confirmation dialog stays open and shows the error itself.
    failed: ({ label, question }) => {
      const name = textOf(label);
      return question ? undefined : t`Action "${name}" could not be run`;
    },
  });
}

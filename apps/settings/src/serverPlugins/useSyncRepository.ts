import { useWrite } from '@hondana/shared/api/useWrite';
import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { syncRepository } from './pluginCalls.ts';

/** The server answers 200 also when it could not reach the repository: then it has still not been fetched. */
export function useSyncRepository() {
  return useWrite(syncRepository, {
    done: ({ Name: name, LastFetchedAt }) => (LastFetchedAt ? t`Repository "${name}" fetched.` : undefined),
    failed: t`The repository could not be fetched`,
    onDone: ({ Name: name, LastFetchedAt }) => {
      if (LastFetchedAt) return;
      notify({
        kind: 'warning',
        title: t`Repository "${name}" could not be fetched`,
        text: t`Check its address, and whether the server can reach it.`,
      });
    },
  });
}

import { onRemoteError } from '@hondana/shared/remote/remoteRecords';

/** Has the browser remember what remotes fail at, for the page of the plugins. Returns what ends it. */
export function keepRemoteFailures(): () => void {
  return onRemoteError((...failure) => {
    import(/* webpackChunkName: "rare" */ './noteFailure.ts')
      .then(({ noteFailure }) => noteFailure(...failure))
      // What cannot be fetched leaves the failure to this page's memory.
      .catch(() => {});
  });
}

import { onRemoteError } from '@hondana/shared/remote/remoteRecords';

/** For the Plugins page. */
export function keepRemoteFailures(): () => void {
  return onRemoteError((...failure) => {
    import(/* webpackChunkName: "rare" */ './noteFailure.ts')
      .then(({ noteFailure }) => noteFailure(...failure))
      // Without the chunk, only this page remembers the failure.
      .catch(() => {});
  });
}

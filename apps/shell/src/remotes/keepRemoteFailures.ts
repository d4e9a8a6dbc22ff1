import { onRemoteError } from '@hondana/shared/remote/remoteRecords';

/** Has the browser remember what remotes fail at, for the page of the plugins. Returns what ends it. */
export function keepRemoteFailures(): () => void {
  return onRemoteError((error, place, id) => {
    // What cannot be fetched leaves the failure to this page's memory.
    import(/* webpackChunkName: "rare" */ './noteFailure.ts').then(
      ({ noteFailure }) => noteFailure(id, error, place),
      () => {},
    );
  });
}

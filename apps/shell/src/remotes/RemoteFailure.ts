/** Why a remote could not be shown, in a form that people can read. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remoteId: string;
  readonly remoteTitle: string;
  readonly reason: string;

  constructor(remote: { readonly id: string; readonly title: string }, reason: string, cause?: unknown) {
    super(`${remote.title}: ${reason}`, { cause });
    this.remoteId = remote.id;
    this.remoteTitle = remote.title;
    this.reason = reason;
  }
}

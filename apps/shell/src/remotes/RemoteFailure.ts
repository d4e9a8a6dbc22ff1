import type { Remedy } from '@hondana/shared/remote/slots';

/** Why a remote could not be shown, in a form that people can read. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remoteId: string;
  readonly remoteTitle: string;
  readonly reason: string;
  readonly remedy: Remedy | undefined;

  constructor(
    remote: { readonly id: string; readonly title: string },
    reason: string,
    { cause, remedy }: { readonly cause?: unknown; readonly remedy?: Remedy } = {},
  ) {
    super(`${remote.title}: ${reason}`, { cause });
    this.remoteId = remote.id;
    this.remoteTitle = remote.title;
    this.reason = reason;
    this.remedy = remedy;
  }
}

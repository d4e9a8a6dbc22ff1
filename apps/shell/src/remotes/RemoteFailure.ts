import type { Remedy } from '@hondana/shared/remote/slots';

interface FailureDetails {
  readonly cause?: unknown;
  readonly remedy?: Remedy;
  /** The same will be wrong at every further try: only another version, of whatever, helps. */
  readonly isFinal?: boolean;
}

/** Why a remote could not be shown, in a form that people can read. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remoteId: string;
  readonly remoteTitle: string;
  readonly reason: string;
  readonly remedy: Remedy | undefined;
  readonly isFinal: boolean;

  constructor(
    remote: { readonly id: string; readonly title: string },
    reason: string,
    { cause, remedy, isFinal = false }: FailureDetails = {},
  ) {
    super(`${remote.title}: ${reason}`, { cause });
    this.remoteId = remote.id;
    this.remoteTitle = remote.title;
    this.reason = reason;
    this.remedy = remedy;
    this.isFinal = isFinal;
  }
}

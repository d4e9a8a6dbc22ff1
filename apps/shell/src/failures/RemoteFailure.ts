import type { RecoveryAction } from '@hondana/shared/remote/slots';

interface FailureDetails {
  readonly cause?: unknown;
  readonly remedy?: RecoveryAction;
  /** Retrying cannot help, only another version. */
  readonly isFinal?: boolean;
}

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remoteId: string;
  readonly remoteTitle: string;
  readonly reason: string;
  readonly remedy: RecoveryAction | undefined;
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

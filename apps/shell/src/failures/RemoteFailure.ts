import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { RecoveryAction } from '@hondana/shared/remote/slots';
import { withLabels } from '../language/labels.ts';

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
    remote: RemoteDescriptor,
    reason: string,
    { cause, remedy, isFinal = false }: FailureDetails = {},
  ) {
    const { title } = withLabels(remote);
    super(`${title}: ${reason}`, { cause });
    this.remoteId = remote.id;
    this.remoteTitle = title;
    this.reason = reason;
    this.remedy = remedy;
    this.isFinal = isFinal;
  }
}

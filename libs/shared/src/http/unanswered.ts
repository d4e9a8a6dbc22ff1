import { t } from '@lingui/core/macro';
import { ApiError } from './ApiError.ts';

/**
 * The error for a write that got no response, or timed out: whether it was done is unknown.
 * @example throw unanswered({ call: error.call, cause: error });
 */
export function unanswered({
  call = '',
  cause,
}: {
  readonly call?: string;
  readonly cause?: unknown;
} = {}): ApiError {
  return new ApiError(
    {
      kind: 'unanswered',
      status: 0,
      title: t`The server did not respond`,
      text: t`the change may have been made anyway`,
      fieldErrors: {},
      call,
    },
    { cause },
  );
}

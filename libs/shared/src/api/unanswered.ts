import { ApiError } from './ApiError.ts';

/**
 * The error of a write whose answer is no longer waited for, or that never came: whether it was done is unknown.
 *
 * @param cause what ended the wait
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
      title: 'The server did not respond',
      text: 'the change may have been made anyway',
      fieldErrors: {},
      call,
    },
    { cause },
  );
}

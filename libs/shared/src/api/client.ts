import { endSession, getSession, hasSessionEnded } from '@hondana/shared/session';
import { t } from '@lingui/core/macro';
import { ApiError, isApiError } from '../http/ApiError.ts';
import { type Call, readEarlyAnswer, send } from '../http/http.ts';

export { ApiError, isApiError } from '../http/ApiError.ts';
export type { Call, Query } from '../http/http.ts';

/** Spares parts of the page that are about to unmount a request that the server would refuse. */
function sessionEndedError({ method = 'GET', path }: Call): ApiError {
  return new ApiError({
    kind: 'refused',
    status: 401,
    title: t`No user is signed in`,
    text: t`The session has ended.`,
    fieldErrors: {},
    call: `${method} ${path}`,
  });
}

/**
 * Sends a call with the session's key. The response is typed by the caller and not validated: the types come from the
 * contract, which is tested against recordings. A 401 to a call with a key ends the session, once, with a notice.
 * @throws an {@link ApiError}
 * @example
 * const group = await request<Group>({ path: `Group/${groupId}`, signal });
 * await request<void>({ method: 'POST', path: `Series/${seriesId}/Vote`, body: { Value: 8, MaxValue: 10 } });
 */
export async function request<T>(call: Call): Promise<T> {
  const key = getSession()?.key;
  if (hasSessionEnded() && !call.needsNoSession) throw sessionEndedError(call);
  try {
    return (await send(call, key)) as T;
  } catch (error) {
    // Only the session that the call was made with: a new one may have begun since.
    if (isApiError(error) && error.status === 401 && key !== undefined && getSession()?.key === key) {
      endSession('expired');
    }
    throw error;
  }
}

/**
 * The response to a read that the page sent before the shell loaded, if it has arrived: initial data without a spinner.
 * @example const page = earlyResponse<ListResult<Group>>({ method: 'POST', path: 'Filter/Preview/Group', body: {} });
 */
export function earlyResponse<T>(call: Call): T | undefined {
  return readEarlyAnswer(call, getSession()?.key) as T | undefined;
}

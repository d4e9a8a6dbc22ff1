import { endSession, getSession, hasSessionEnded } from '@hondana/shared/session';
import { ApiError, isApiError } from './ApiError.ts';
import { answerAtHand, type Call, send } from './http.ts';

export { ApiError, isApiError } from './ApiError.ts';
export type { Call, Query } from './http.ts';

/** The error that the server would send. Parts of the page that are about to unmount need no request for it. */
function refusedUnsent({ method = 'GET', path }: Call): ApiError {
  return new ApiError({
    kind: 'refused',
    status: 401,
    title: 'No user is signed in',
    text: 'The session has ended.',
    fieldErrors: {},
    call: `${method} ${path}`,
  });
}

/**
 * Sends a call with the session's key and gives its answer the type that the caller names. The answer is
 * handed on as it came; the types come from the contract, which recordings hold to the server.
 *
 * A 401 to a call that carried a key ends the session, once, with a notice. Throws an {@link ApiError}.
 *
 * @example
 * const group = await request<Group>({ path: `Group/${groupId}`, signal });
 * await request<void>({ method: 'POST', path: `Series/${seriesId}/Vote`, body: { Value: 8, MaxValue: 10 } });
 */
export async function request<T>(call: Call): Promise<T> {
  const key = getSession()?.key;
  if (hasSessionEnded() && !call.needsNobody) throw refusedUnsent(call);
  try {
    return (await send(call, key)) as T;
  } catch (error) {
    // Only the session that the call was made with: another may have begun in the meantime.
    if (isApiError(error) && error.status === 401 && key !== undefined && getSession()?.key === key) {
      endSession('expired');
    }
    throw error;
  }
}

/**
 * The answer to a read that went out before the shell was there, if it has come: what shows it is drawn with it at once.
 *
 * @example const page = requestAtHand<ListResult<Group>>({ method: 'POST', path: 'Filter/Preview/Group', body: {} });
 */
export function requestAtHand<T>(call: Call): T | undefined {
  return answerAtHand(call, getSession()?.key) as T | undefined;
}

/**
 * Whether a sign-in gateway or proxy answered for the server: with a redirect, which the server's API never sends, or a
 * refusal unlike the server's. Those have no body, or problem details; a 403 may have a plain sentence (facts 1;
 * recordings `err_401_*`, `err_403_*`, `auth_login_401`).
 * @example const kind = isFromGateway(response, text, contentType) ? 'gateway' : 'refused';
 */
export function isFromGateway(
  { type, status, headers }: Response,
  text: string,
  contentType: string,
): boolean {
  if (status === 401) return headers.has('WWW-Authenticate') || (text !== '' && !/problem/.test(contentType));
  // All that browsers reveal of a redirect they do not follow.
  return type === 'opaqueredirect' || (status === 403 && /html/.test(contentType));
}

/**
 * How the server's own 502s begin, which are about services it needs, and its 503 before it has started (recordings
 * `init.*.Waiting`): JSON, a sentence or problem details with a trace, and one plain text. Proxies send others, if any.
 */
const ownError = /^\s*"|"traceId"|^The Server is not running/i;

/** Whether a proxy reports the server down: 502, 503, 504, and Cloudflare's 520 to 527. */
export function isServerUnreachable(status: number, text: string): boolean {
  return /^5(0[234]|2[0-7])$/.test(`${status}`) && !ownError.test(text);
}

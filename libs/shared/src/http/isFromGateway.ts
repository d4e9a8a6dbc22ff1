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

/** The server's errors are JSON: a sentence, or problem details with a trace. Proxies send other JSON, if any. */
function isOfServer(text: string, contentType: string): boolean {
  if (!/json/.test(contentType)) return false;
  return text.startsWith('"') || text.includes('"traceId"');
}

/** Its own 503, before it has started (recordings `init.*.Waiting`). */
const notRunning = /^The Server is not running/i;

/**
 * Whether a proxy reports the server down (502, 503, 504; Cloudflare 520 to 527). The server's own 502s are about
 * services that it needs.
 */
export function isServerUnreachable(status: number, text: string, contentType: string): boolean {
  const isProxyStatus = (status >= 502 && status <= 504) || (status >= 520 && status <= 527);
  return isProxyStatus && !isOfServer(text.trim(), contentType) && !notRunning.test(text);
}

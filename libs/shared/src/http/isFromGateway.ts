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

/** Whether a proxy reports the server down. The server's own 502s, about services it needs, have JSON bodies. */
export function isServerUnreachable(status: number, contentType: string): boolean {
  return (status === 502 || status === 504) && !/json/.test(contentType);
}

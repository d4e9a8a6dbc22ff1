/**
 * Whether a sign-in gateway or proxy answered in the server's place: with a redirect, which the server's API has none of,
 * or with a refusal unlike the server's own. Those have no body, or problem details; a 403 may have a plain sentence
 * (facts 1; recordings `err_401_*`, `err_403_*`, `auth_login_401`).
 *
 * @param contentType as the answer names it; may be empty
 * @example const kind = isFromGateway(response, text, contentType) ? 'gateway' : 'refused';
 */
export function isFromGateway(
  { type, status, headers }: Response,
  text: string,
  contentType: string,
): boolean {
  if (status === 401) return headers.has('WWW-Authenticate') || (text !== '' && !/problem/.test(contentType));
  // Browsers tell no more of a redirect that they are not to follow.
  return type === 'opaqueredirect' || (status === 403 && /html/.test(contentType));
}

/**
 * Whether a proxy says that it has no answer of the server. A 502 of the server itself, about a service that it needs,
 * comes with data.
 *
 * @param contentType as the answer names it; may be empty
 */
export function isWithoutServer(status: number, contentType: string): boolean {
  return (status === 502 || status === 504) && !/json/.test(contentType);
}

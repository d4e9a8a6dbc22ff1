import { isApiError } from '@hondana/shared/api/ApiError';

/** Why there is nothing to install, as far as is known. */
export function whyNothingIsOffered(error: Error): string {
  const noInternet = isApiError(error) && error.status >= 500;
  return noInternet
    ? 'The server could not find out which web interface it would install. It may have no connection to the internet.'
    : `The server did not say which web interface it would install. ${error.message}`;
}

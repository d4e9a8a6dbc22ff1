import { isApiError } from '@hondana/shared/api/ApiError';

/** Why there is nothing to install, as far as is known. */
export function whyNothingIsOffered(error: Error): string {
  const noInternet = isApiError(error) && error.status >= 500;
  return noInternet
    ? 'The server could not determine which web interface to install. It may have no internet connection.'
    : `The server’s update source could not be checked. ${error.message}`;
}

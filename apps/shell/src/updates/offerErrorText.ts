import { isApiError } from '@hondana/shared/http/ApiError';
import { t } from '@lingui/core/macro';

/** The server answers 5xx when it can't reach the release page (facts 7); of itself it answers 400 since 6. */
const isWithoutInternet = (error: Error): boolean =>
  isApiError(error) && (error.status >= 500 || error.status === 400);

export function offerErrorText(error: Error): string {
  const { message } = error;
  return isWithoutInternet(error)
    ? t`The server could not determine which web interface to install. It may have no internet connection.`
    : t`The server’s update source could not be checked. ${message}`;
}

export function serverOfferErrorText(error: Error): string {
  const { message } = error;
  return isWithoutInternet(error)
    ? t`The server could not determine its latest version. It may have no internet connection.`
    : t`The server’s update source could not be checked. ${message}`;
}

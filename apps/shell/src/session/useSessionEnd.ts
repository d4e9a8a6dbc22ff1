import { onSessionChange } from '@hondana/shared/session';
import { redirectToValue } from '@hondana/shared/session/redirectTo';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

/**
 * Leads to the login page when the session ends, in any tab and for any reason. After an expired session, signing in
 * leads back to the same page.
 */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const prefix = useHref('/');

  const leave = useEffectEvent((hasExpired: boolean) => {
    const search = hasExpired ? `?redirectTo=${encodeURIComponent(redirectToValue(location, prefix))}` : '';
    return navigate(`/login${search}`, { replace: true });
  });

  useEffect(() => onSessionChange((_, end) => void (end && leave(end === 'expired'))), []);
}

import { use, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

/**
 * A redirect that replaces the address and keeps the history entry's state. It does nothing while the user is leaving
 * for another page: React may render it long after their click, and react-router's own `Navigate` would pull them back.
 * @param to relative to the route, as in a link
 * @example if (series === null) return <Navigate to="/collection" />;
 */
export function Navigate({ to }: { to: string }) {
  // No public API gives components the router (react-router 8).
  const router = use(RouterContext)?.router;
  const navigate = useNavigate();
  const { key, state: historyState } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    const isLeaving =
      router && (router.state.navigation.state !== 'idle' || router.state.location.key !== key);
    if (!isLeaving && state === 'idle') void navigate(to, { replace: true, state: historyState });
  }, [router, navigate, key, state, to, historyState]);
  return null;
}

import { use, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';

/**
 * A redirect: where it is rendered, the address is replaced, and what its entry of the history knows stays. It does nothing while the user is leaving for another
 * page, since React may draw it a good while after their click: react-router's own would throw them back.
 *
 * @param to relative to the route, as in a link
 *
 * @example
 * if (series === null) return <Navigate to="/collection" />;
 */
export function Navigate({ to }: { to: string }) {
  // The router itself has no other door for components (react-router 7).
  const router = use(RouterContext)?.router;
  const navigate = useNavigate();
  const { key, state: kept } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    const isLeaving =
      router && (router.state.navigation.state !== 'idle' || router.state.location.key !== key);
    if (!isLeaving && state === 'idle') void navigate(to, { replace: true, state: kept });
  }, [router, navigate, key, state, to, kept]);
  return null;
}

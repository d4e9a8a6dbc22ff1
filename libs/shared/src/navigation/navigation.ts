/**
 * One router serves the shell and all remotes; what is not exported here is not part of the contract.
 * @example import { Link, useParams } from '@hondana/shared/navigation';
 */

export type {
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  Path,
  RouteObject,
  To,
} from 'react-router';
export {
  Link,
  NavLink,
  Outlet,
  redirect,
  replace,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export {
  type AvailableRemote,
  useHasPage,
  useHasRoute,
  useProvideRemotes,
  useRemoteTitles,
} from './availableRemotes.ts';
export { Navigate } from './Navigate.tsx';
export { useNavigationLock, useNavigationLockReason } from './navigationLock.ts';
export { PageTools, PageToolsOutlet } from './pageTools.tsx';
export { SearchParamsLink, type SearchParamsLinkProps } from './SearchParamsLink.tsx';
export { useGetLocation } from './useGetLocation.ts';
export { useIsLeaving } from './useIsLeaving.ts';
export {
  type SearchParamsUpdate,
  type UpdateSearchParamsOptions,
  useUpdateSearchParams,
} from './useUpdateSearchParams.ts';
